import { escapeHtml } from '../../site/escapeHtml.ts'

/** The beginning of a page that needs nothing else, up to its body: no script, no font, no request, not for search engines. */
export const offlineHead = (title: string, style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>`
