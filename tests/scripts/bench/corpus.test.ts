import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCorpus } from '../../../scripts/bench/corpus.ts'
import { contentFiles } from '../../../scripts/bench/ourProject.ts'
import { missingText } from '../../../scripts/bench/sameText.ts'
import { run } from '../runCommand.ts'
import { workFolder } from '../tempProject.ts'

const work = workFolder('corpus')
afterAll(work.clear)

describe('the corpus', () => {
  it('is the same each time, and only links follow from the number of its pages', () => {
    const withoutLinks = (body: string) => body.replaceAll(/profile-\d+/g, '')
    const [few, many] = [makeCorpus(28), makeCorpus(200)]
    expect(makeCorpus(28)).toEqual(few)
    expect(many.slice(0, 28).map(({ body }) => withoutLinks(body))).toEqual(
      few.map(({ body }) => withoutLinks(body)),
    )
  })

  it('has pages of about 350 words, all different, that link to each other', () => {
    const pages = makeCorpus(100)
    const slugs = pages.map(({ slug }) => slug)
    expect(new Set(pages.map(({ body }) => body)).size).toBe(100)
    for (const { texts, body } of pages) {
      const words = texts.join(' ').split(' ').length
      expect(words).toBeGreaterThan(300)
      expect(words).toBeLessThan(400)
      const links = [...body.matchAll(/\]\(\/profiles\/([^)]+)\)/g)].map(([, slug]) => slug)
      expect(links).toHaveLength(2)
      expect(slugs).toEqual(expect.arrayContaining(links))
    }
  })

  it('is sound: check has nothing to say of it', async () => {
    const project = work.project()
    const addresses = readFileSync(join(project, 'content/addresses.txt'), 'utf8')
    const before = await run(project, 'check')
    for (const [path, text] of contentFiles(makeCorpus(28), addresses)) {
      mkdirSync(dirname(join(project, 'content', path)), { recursive: true })
      writeFileSync(join(project, 'content', path), text)
    }
    const { status, output } = await run(project, 'check')
    expect(status).toBe(0)
    expect(output).not.toContain('profile')
    expect(output.includes('warning')).toBe(before.output.includes('warning'))
  })
})

describe('the texts of a page', () => {
  const [page] = makeCorpus(28)
  if (!page) throw new Error('There is no page.')
  const paragraphs = [page.title, page.lede, ...page.texts].map((text) => `<p>${text}</p>`)
  const html = (lines: readonly string[]) =>
    `<!doctype html><script>var a = "<p>"</script><main>${lines.join('\n')}</main>`

  it('are found in order, whatever stands between', () => {
    expect(missingText(html(paragraphs), page)).toBeUndefined()
    const emphasized = paragraphs.map((text) => text.replace(/ (\w+) /, ' <b>$1</b>\n'))
    expect(missingText(html(emphasized), page)).toBeUndefined()
  })

  it('are missed when one is not there, and when two have changed places', () => {
    expect(missingText(html(paragraphs.toSpliced(5, 1)), page)).toBe(page.texts[3])
    const [sixth = '', seventh = ''] = paragraphs.slice(5, 7)
    expect(missingText(html(paragraphs.toSpliced(5, 2, seventh, sixth)), page)).toBe(page.texts[4])
  })
})
