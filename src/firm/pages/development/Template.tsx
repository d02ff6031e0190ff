import styled from 'styled-components'
import { ButtonLink } from '../../components/links.tsx'
import { RuledList, IconList, Items } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, type } from '../../theme/theme.ts'

export default function Development({ payload }: TemplateProps<'development'>) {
  const { programs, picture, initiatives, panel } = payload.facts.page
  const drawing = (
    <figure>
      <img src="/art/traverse-board.svg" alt={picture.alt} width="240" height="300" loading="lazy" />
      <Caption>
        <p>{picture.caption}</p>
        <Label>{picture.subcaption}</Label>
      </Caption>
    </figure>
  )
  return (
    <Page payload={payload}>
      <SectionLayout title={programs.title} text={programs.text} wide>
        <IconList items={programs.items} />
      </SectionLayout>
      <SectionLayout title={initiatives.title} note={drawing}>
        <RuledList>
          <Items of={initiatives.items} />
        </RuledList>
      </SectionLayout>
      <SectionLayout tone="shoal" title={panel.title} text={panel.text}>
        <ButtonLink href={panel.action.link}>{panel.action.text}</ButtonLink>
      </SectionLayout>
    </Page>
  )
}

const Caption = styled.figcaption`
  ${type.third}
  margin-top: ${space.base};
`
