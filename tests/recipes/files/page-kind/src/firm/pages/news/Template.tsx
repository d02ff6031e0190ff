import { PageHero } from '../../components/PageHero.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../template.ts'
import type { news } from './data.ts'

/** What is new, a line each. */
export default function NewsTemplate({ payload }: TemplateProps<typeof news>) {
  const { page } = payload.facts
  return (
    <>
      <PageHero title={page.title} lede={page.lede} back={payload.back} path={payload.path} />
      <SectionLayout>
        <ul>
          {page.news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </SectionLayout>
    </>
  )
}
