import styled from 'styled-components'
import { Columns, Listed, Rail, Reading, Sheet, Text } from '../../components/paper.tsx'
import { media, space, surface, tone, type } from '../../theme/theme.ts'

/** Water along the edge, left of the text or above it, with the person's drawing or photograph at the top. */
export const Edge = styled.div`
  ${surface.shoal}
  height: 9rem;
  background: ${tone.ground} url(/art/water.svg) 0 0 / 100% auto;
  img {
    height: 100%;
    object-position: 50% 40%;
    outline: 0;
  }
  picture img {
    width: auto;
  }
  ${media.medium} {
    height: auto;
    && img {
      width: 100%;
      height: auto;
    }
  }
`

/** One Letter sheet. Sizes in rem follow the root's. Only here, a rule has one line. */
const sheet = `${media.print}{
@page profile{size:letter;margin:.55in .65in .5in}
page:profile;min-height:9.9in;print-color-adjust:exact;
grid-template:auto 1fr auto/.85in minmax(0,1fr);gap:1.25rem .3in;
:root:has(&){font-size:8.5pt}
main:has(&)+footer{display:none}
&& a{text-decoration:none;padding-block:.3rem;&::after{content:none}}
> [data-sheet]{display:flex}
&& ${Edge}{height:auto;img{display:block;width:100%;height:auto}}
${Text}>h1{margin-top:0}
${Columns}{grid-template:'text rail' 'matters colleagues'/3.95in minmax(0,1fr);gap:1.1rem .3in;margin-top:1.5rem}
${Columns}>*{grid-area:text}
${Rail}{grid-area:rail}
${Rail} li:first-child{border-top:1px solid ${tone.line}}
${Rail} dl{grid-template-columns:minmax(0,1fr);gap:.6rem;margin-top:1rem;line-height:1.36}
&& dd :is(a,&){padding:0}
${Rail} dd{margin-top:0}
${Reading} p{line-height:1.48}
${Reading} p+p{margin-top:.6em}
${Reading}>div>p:first-child{line-height:1.38}
${Reading} section{margin-top:1rem}
${Columns}>section{grid-area:matters;break-inside:avoid}
${Columns}>section+section{grid-area:colleagues}
${Listed} li{padding-block:.3rem}
&& ${Listed} a{padding:0;line-height:1.3}
}`

export const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Letterhead and foot of the printed sheet. */
  > [data-sheet] {
    ${type.fact}
    display: none;
    grid-column: 1 / -1;
    align-items: baseline;
    justify-content: end;
    gap: 1.5em;
    padding-bottom: 0.5rem;
    border-bottom: 1px solid;
  }
  > [data-sheet]:last-child {
    ${type.small}
    padding: 0.4rem 0 0;
    border: solid;
    border-width: 1px 0 0;
  }
  > [data-sheet] > :first-child {
    margin-right: auto;
  }
  > [data-sheet] strong {
    ${type.wordmark}
  }
  ${Text} {
    max-width: 90rem;
    h1 {
      ${type.name}
      margin: ${space.medium} 0 0 -0.045em;
    }
    h1 + p {
      ${type.second}
      font-style: italic;
    }
    > nav {
      ${type.reading}
      margin-top: ${space.wide};
      padding: 0;
      border-top: 1px solid ${tone.line};
    }
  }
  ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr);
    ${Text} {
      padding-inline: ${space.large} ${space.gutter};
    }
  }
  ${media.large} {
    grid-template-columns: 10rem minmax(0, 1fr);
    ${Text} {
      padding-inline: ${space.wide} ${space.gutter};
    }
  }
  ${media.huge} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
  }
  ${sheet}
`
