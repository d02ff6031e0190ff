import { ButtonLink, Label, Text } from '../../components/text.tsx'
import { Items, RuledList } from '../../components/lists.tsx'
import { Paragraphs } from '../../components/iconItems.tsx'
import { Page } from '../../components/Page.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space } from '../../theme/theme.ts'

export default function Development({ payload }: TemplateProps<'development'>) {
  const { programs, picture, initiatives, panel } = payload.facts.page
  const drawing = (
    <figure>
      <img src="/art/wheel.svg#quadrant" alt={picture.alt} width="416" height="416" loading="lazy" />
      <Text as="figcaption" $type="third" $above={space.base}>
        <p>{picture.caption}</p>
        <Label>{picture.subcaption}</Label>
      </Text>
    </figure>
  )
  return (
    <Page payload={payload}>
      <SectionLayout title={programs.title} text={programs.text} wide>
        <Paragraphs items={programs.items} />
      </SectionLayout>
      <SectionLayout surface="shoal" title={initiatives.title} note={drawing} equal>
        <RuledList>
          <Items of={initiatives.items} />
        </RuledList>
      </SectionLayout>
      <SectionLayout title={panel.title} text={panel.text}>
        <ButtonLink href={panel.action.link}>{panel.action.text}</ButtonLink>
      </SectionLayout>
    </Page>
  )
}
