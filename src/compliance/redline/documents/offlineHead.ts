import { escapeHtml } from '../../../content/text/escapeHtml.ts'

/**
 * The beginning of a page that needs nothing else, up to its body: no script, no font, no request, not for search engines.
 * @param images where it has pictures from: files beside it, or nowhere
 */
export const offlineHead = (
  title: string,
  style: string,
  images: 'beside' | 'none' = 'none',
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${images === 'beside' ? "; img-src 'self' file:" : ''}">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>`
