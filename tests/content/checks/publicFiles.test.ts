import { expect, it } from 'vitest'
import { publicFileProblem } from '../../../src/content/checks/publicFiles.ts'
import { build, inOneLine, minimalTree } from '../../fixtures/minimalSite.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

it.each([
  ['/brochure.pdf', '%PDF-1.7 <script>', undefined],
  ['/js-style.css', '', undefined],
  ['/.well-known/apple-app-site-association', '{}', undefined],
  ['/.env', 'PASSWORD=1', 'starts with a dot'],
  ['/a/.git/config', '', 'starts with a dot'],
  ['/evil.html', 'text', 'is a page'],
  ['/evil.HTM', '<script>alert(1)</script>', 'has a script'],
  ['/evil.xhtml', '', 'is a program'],
  ['/sw.js', '', 'is a program'],
  ['/module.MJS', '', 'is a program'],
  ['/drawing.svgz', '', 'is a program'],
  ['/drawing.svg', svg('<path d="M0 0"/><a href="#one">on a line = fine</a>'), undefined],
  ['/drawing.svg', svg('<script>1</script>'), 'has a script'],
  ['/drawing.svg', svg('<s:SCRIPT href="data:,1"/>'), 'has a script'],
  ['/drawing.svg', svg('', '\nonload="1"'), 'has a script'],
  ['/drawing.svg', svg('<a href="java&#x09;script&#58;1">a</a>'), 'has a script'],
  ['/drawing.svg', svg('<a href="java&#0000115;cript:1">a</a>'), 'has a script'],
  ['/drawing.svg', svg('<é.s:script xmlns:é.s="http://www.w3.org/2000/svg"/>'), 'has a script'],
  ['/list.rdf', '<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>', 'has a script'],
  ['/drawing.svg', svg('<foreignObject/>'), 'has a script'],
  ['/drawing.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'has a script'],
  ['/drawing.svg', Buffer.from(svg('<script/>'), 'utf16le').toString('latin1'), 'has a script'],
  ['/feed.xml', '<?xml-stylesheet href="a.xsl"?><a/>', 'has a script'],
])('an editor who puts %s into public reads whether it can be published: %j', (path, text, problem) => {
  expect(publicFileProblem(path, () => text)).toEqual(problem && expect.stringContaining(problem))
})

it('an editor may publish a page that proves to a search engine whose site it is, if firm.mdx names it', () => {
  const page = '/google1a2b.html'
  const publicProblems = new Map([
    [page, publicFileProblem(page, () => 'google-site-verification: google1a2b.html') ?? ''],
    ['/evil.html', publicFileProblem('/evil.html', () => '<script>') ?? ''],
  ])
  const problems = (ownershipFiles: string) =>
    build(
      { 'firm.mdx': minimalTree['firm.mdx']?.replace('launch:', `${ownershipFiles}launch:`) },
      { publicProblems: () => publicProblems },
    ).problems.map(inOneLine)
  const script =
    'firm.mdx:1:1 public-file The file public/evil.html has a script in it. → Delete it, or save what visitors need as a PDF or a picture.'
  expect(problems('')).toEqual([
    script,
    'firm.mdx:1:1 public-file The file public/google1a2b.html is a page that the build did not make. → Delete it. If a search engine asks for it as proof of ownership, add google1a2b.html to ownershipFiles here.',
  ])
  expect(problems('ownershipFiles: [google1a2b.html, evil.html]\n')).toEqual([script])
})
