import styled from 'styled-components'
import { ButtonLink } from '../../components/links.tsx'
import { CheckList, IconList, Items } from '../../components/lists.tsx'
import { Page } from '../../components/Page.tsx'
import { Grid, Label, SectionLayout } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { artBackground, columns, doubleBorder, media, space, surface, type } from '../../theme/theme.ts'

export default function Development({ payload }: TemplateProps<'development'>) {
  const { programs, picture, initiatives, panel } = payload.facts.page
  const chart = '/art/band/development-picture.svg'
  return (
    <Page payload={payload}>
      <SectionLayout title={programs.title} text={programs.text}>
        <IconList items={programs.items} />
      </SectionLayout>
      <Chart>
        <img src={chart} alt={picture.alt} width="1440" height="520" loading="lazy" />
        <Grid as="figcaption">
          <span />
          <div>
            <p>{picture.caption}</p>
            <Label>{picture.subcaption}</Label>
          </div>
        </Grid>
      </Chart>
      <SectionLayout title={initiatives.title}>
        <CheckList>
          <Items of={initiatives.items} />
        </CheckList>
      </SectionLayout>
      <SectionLayout tone="shoal" wide>
        <Panel>
          <h2>{panel.title}</h2>
          <div>
            <p>{panel.text}</p>
            <ButtonLink href={panel.action.link}>{panel.action.text}</ButtonLink>
          </div>
        </Panel>
      </SectionLayout>
    </Page>
  )
}

const Chart = styled.figure`
  ${surface.ink}
  position: relative;
  img {
    ${artBackground}
    height: clamp(14rem, 36vw, 18rem);
    ${media.large} {
      height: auto;
      object-fit: cover;
    }
  }
  figcaption {
    padding-block: ${space.large};
    ${media.large} {
      position: absolute;
      inset: auto 0 ${space.wide};
    }
    p:first-child {
      ${type.second}
      margin-bottom: ${space.small};
    }
    span {
      ${media.belowLarge} {
        display: none;
      }
    }
    ${media.print} {
      /* Printed text is black, and the picture is dark. */
      position: static;
      padding-block: ${space.small};
    }
  }
`

const Panel = styled.div`
  ${doubleBorder}
  ${columns(1, 2, space.large)}
  padding: clamp(min(${space.large}, 11.25vw), 6vw, ${space.vast});
  h2 {
    ${type.second}
  }
  p {
    ${type.quietLede}
    margin-bottom: ${space.large};
  }
`
