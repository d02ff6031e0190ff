import styled from 'styled-components'
import {
  color,
  columns,
  entrance,
  hiddenUnderline,
  media,
  screenOnly,
  space,
  tone,
  type,
  underline,
} from '../../theme/theme.ts'
import { Edge } from './Strip.tsx'

export const Text = styled.div`
  padding: ${space.medium} ${space.gutter} ${space.wide};
  /* The trail and the title. */
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    ${screenOnly}
  }
  h1 {
    ${type.name}
    margin: ${space.medium} 0 0 -0.045em;
  }
  h1 + p {
    ${type.second}
    font-style: italic;
    color: ${tone.quiet};
    margin-top: ${space.small};
  }
  h2,
  dt {
    ${type.brassLabel}
    line-height: 1.85;
  }
  > nav {
    ${type.reading}
    margin-top: ${space.wide};
    padding: 0;
    border-top: 1px solid ${tone.line};
  }
  ${media.large} {
    padding: ${space.large} ${space.gutter} ${space.wide} ${space.wide};
    max-width: 90rem;
  }
`

/** Rail, biography and margin side by side, if there is room. */
export const Columns = styled.div`
  ${entrance}
  ${type.fact}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} 2.75rem;
  align-items: start;
  margin-top: ${space.large};
  ${media.large} {
    grid-template: auto auto 1fr / minmax(0, 15.5rem) minmax(0, 36rem);
    margin-top: ${space.wide};
    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-area: 1 / 1 / span 3;
    }
  }
  ${media.huge} {
    grid-template: auto 1fr / minmax(0, 15.5rem) minmax(0, 36rem) minmax(0, 20rem);
    > :first-child {
      grid-row-end: span 2;
    }
    > :nth-child(2) {
      grid-row: 1 / span 2;
    }
    > section {
      grid-column: 3;
    }
  }
`

/** How to reach a person, and facts. */
export const Rail = styled.div`
  > a {
    width: 100%;
    justify-content: space-between;
    padding-inline: 1.25rem;
    margin-bottom: ${space.tiny};
    text-align: left;
    &::after {
      content: '→' / '';
      margin-left: ${space.base};
    }
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.base};
    border-bottom: 1px solid ${tone.line};
  }
  li > * {
    padding: ${space.small} 0;
    overflow-wrap: anywhere;
  }
  span {
    display: inline-block;
  }
  button {
    border: 0;
    background: none;
    cursor: pointer;
    ${underline(tone.brass)}
    text-underline-offset: 0.22em;
    @media (scripting: none) {
      display: none;
    }
  }
  :is([href^='tel'], [href^='mailto'], dd a) {
    ${hiddenUnderline}
  }
  dl {
    ${columns(2, 1, space.base)}
    margin-top: ${space.large};
  }
  dd + dd {
    margin-top: ${space.hair};
  }
  dd a {
    display: inline-block;
    min-height: 1.5rem;
  }
`

export const Biography = styled.div`
  p {
    ${type.reading}
  }
  > div > p:first-child {
    ${type.lede}
  }
  section {
    margin-top: ${space.large};
  }
`

/** A list with its heading. */
export const Listed = styled.section`
  li {
    padding-block: 0.7rem;
    border-top: 1px solid ${tone.line};
    list-style: none;
  }
  i {
    ${type.brassSounding}
    font-size: inherit;
  }
  a {
    ${type.reading}
    display: block;
    ${hiddenUnderline}
  }
  p {
    color: ${tone.quiet};
  }
`

/** One Letter sheet. Sizes in rem follow the root's. Only here, a rule has one line. */
const sheet = `${media.print}{
@page profile{size:letter;margin:.55in .65in .5in}
page:profile;border:0;min-height:9.9in;print-color-adjust:exact;
grid-template:auto 1fr auto/.85in minmax(0,1fr);gap:1.25rem .3in;
:root:has(&){font-size:8.5pt}
main:has(&)+footer{display:none}
&& a{text-decoration:none;padding-block:.3rem;&::after{content:none}}
> [data-sheet]{display:flex}
${Edge}{height:auto}
${Edge}>:first-child{display:block}
${Edge}>img+img{display:none}
${Edge}>b{inset:1rem 0 auto;font-size:51cqi;text-align:center}
${Edge}>div{display:block;width:100%;margin:0}
${Text}{padding:0}
${Text}>h1{margin-top:0}
${Columns}{grid-template:'text rail' 'matters colleagues'/3.95in minmax(0,1fr);gap:1.1rem .3in;margin-top:1.5rem}
${Columns}>*{grid-area:text}
${Rail}{grid-area:rail}
${Rail} li:first-child{border-top:1px solid ${tone.line}}
${Rail} dl{grid-template-columns:minmax(0,1fr);gap:.6rem;margin-top:1rem;line-height:1.36}
&& dd :is(a,&){padding:0}
${Rail} dd+dd{margin-top:0}
${Biography} p{line-height:1.48}
${Biography} p+p{margin-top:.6em}
${Biography}>div>p:first-child{line-height:1.38}
${Biography} section{margin-top:1rem}
${Columns}>section{grid-area:matters;break-inside:avoid}
${Columns}>section+section{grid-area:colleagues}
${Listed} li{padding-block:.3rem}
&& ${Listed} a{padding:0;line-height:1.3}
}`

export const Page = styled.article`
  /* Behind the header, which is transparent at the top of a page. */
  border-top: var(--header) solid ${color.ink};
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
  ${media.large} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  ${media.huge} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
  }
  ${sheet}
`
