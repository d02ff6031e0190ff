import styled from 'styled-components'
import {
  color,
  columns,
  entrance,
  hiddenUnderline,
  media,
  screenOnly,
  space,
  surface,
  tone,
  type,
  underline,
} from '../../theme/theme.ts'

/** Left of the text from the large breakpoint, above it on smaller screens; on paper, as wide as an inch. */
export const Page = styled.article`
  /* Behind the header, which is transparent at the top of a page. */
  border-top: var(--header) solid ${color.ink};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  h2 {
    ${type.brassLabel}
    line-height: 1.85;
  }
  ${media.large} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  ${media.huge} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
  }
  ${media.print} {
    @page profile {
      size: letter;
      margin: 0.55in 0.65in 0.5in;
    }
    page: profile;
    border: 0;
    grid-template: auto 1fr auto / 0.85in minmax(0, 1fr);
    gap: 1.25rem 0.3in;
    min-height: 9.9in;
    print-color-adjust: exact;
    /* Everything in rem follows. */
    :root:has(&) {
      font-size: 8.5pt;
    }
    main:has(&) + footer {
      display: none;
    }
    && a {
      text-decoration: none;
      &::after {
        content: none;
      }
    }
  }
`

const printOnly = `
  display: none;
  ${media.print} {
    grid-column: 1 / -1;
    display: flex;
    align-items: baseline;
    column-gap: 1.5em;
  }
`

export const Letterhead = styled.div`
  ${type.fact}
  ${printOnly}
  padding-bottom: 0.5rem;
  border-bottom: 1px solid;
  strong {
    ${type.wordmark}
    margin-right: auto;
  }
`

export const Foot = styled.div`
  ${type.small}
  ${printOnly}
  justify-content: space-between;
  padding-top: 0.4rem;
  border-top: 1px solid;
`

export const Strip = styled.div`
  ${surface.shoal}
  position: relative;
  container-type: inline-size;
  height: 8.25rem;
  overflow: hidden;
  > picture > img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: left top;
  }
  > b {
    ${type.figure}
    position: absolute;
    inset: 1.2rem auto auto ${space.gutter};
    font-size: 5.5rem;
    color: ${color.ink};
  }
  > div {
    position: relative;
    width: 6.6rem;
    margin-left: ${space.gutter};
  }
  ${media.large} {
    height: auto;
    > picture > img {
      object-position: right top;
    }
    > b {
      inset: ${space.wide} 11px auto 0;
      font-size: 51cqi;
      text-align: center;
    }
    > div {
      width: calc(100% - 11px);
      margin: 0;
    }
  }
  ${media.print} {
    height: auto;
    > picture > img {
      object-position: right top;
    }
    > b {
      inset: 1rem 0 auto;
      font-size: 51cqi;
      text-align: center;
    }
    > div {
      display: block;
      width: 100%;
      margin: 0;
    }
  }
`

export const Text = styled.div`
  padding: ${space.medium} ${space.gutter} ${space.wide};
  > h1 {
    ${type.name}
    margin: ${space.medium} 0 0 -0.045em;
  }
  ${media.large} {
    padding: ${space.large} ${space.gutter} ${space.wide} ${space.wide};
    max-width: 90rem;
  }
  ${media.print} {
    padding: 0;
    > h1 {
      margin-top: 0;
    }
  }
`

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.medium};
  ${screenOnly}
`

export const Focus = styled.p`
  ${type.second}
  font-style: italic;
  color: ${tone.quiet};
  margin-top: ${space.small};
`

/** Rail, biography and margin side by side, if there is room. */
export const Columns = styled.div`
  ${entrance}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} 2.75rem;
  align-items: start;
  margin-top: ${space.large};
  ${media.large} {
    grid-template: auto auto 1fr / minmax(0, 15.5rem) minmax(0, 36rem);
    margin-top: ${space.wide};
  }
  ${media.huge} {
    grid-template: auto 1fr / minmax(0, 15.5rem) minmax(0, 36rem) minmax(0, 20rem);
  }
  ${media.print} {
    grid-template: auto auto / 3.95in minmax(0, 1fr);
    grid-template-areas: 'biography rail' 'matters colleagues';
    gap: 1.1rem 0.3in;
    margin-top: 1.5rem;
  }
`

export const Rail = styled.div`
  > a {
    width: 100%;
    justify-content: space-between;
    padding-inline: 1.25rem;
    text-align: left;
    &::after {
      content: '→' / '';
      margin-left: ${space.base};
    }
  }
  ${media.large} {
    grid-row: 1 / span 3;
  }
  ${media.huge} {
    grid-row: 1 / span 2;
  }
  ${media.print} {
    grid-area: rail;
  }
`

/** The ways to reach a person. */
export const Ways = styled.ul`
  ${type.fact}
  margin-top: ${space.tiny};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.base};
    border-bottom: 1px solid ${tone.line};
  }
  :is(a, button) {
    ${type.fact}
    padding: ${space.small} 0;
    overflow-wrap: anywhere;
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
  a[href^='tel'] {
    font-variant-numeric: lining-nums tabular-nums;
  }
  span {
    display: inline-block;
  }
  :is([href^='tel'], [href^='mailto']) {
    ${hiddenUnderline}
  }
  ${media.print} {
    margin: 0;
    li:first-child {
      border-top: 1px solid ${tone.line};
    }
    a {
      padding: 0.35rem 0;
    }
  }
`

export const Facts = styled.dl`
  ${type.fact}
  ${columns(2, 1, space.base)}
  margin-top: ${space.large};
  dt {
    ${type.brassLabel}
    line-height: 1.85;
  }
  dd + dd {
    margin-top: ${space.hair};
  }
  a {
    display: inline-block;
    min-height: 1.5rem;
    ${hiddenUnderline}
  }
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
    margin-top: 1rem;
    line-height: 1.36;
    dd + dd {
      margin-top: 0;
    }
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
    ${type.fact}
    margin-top: ${space.large};
    padding-top: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  section li {
    position: relative;
    padding: ${space.hair} 0 ${space.hair} 1.5rem;
    &::before {
      content: '';
      position: absolute;
      top: 1rem;
      left: 0;
      width: 0.75rem;
      border-top: 1px solid ${tone.brass};
    }
  }
  ${media.large} {
    grid-column: 2;
  }
  ${media.huge} {
    grid-row: 1 / span 2;
  }
  ${media.print} {
    grid-area: biography;
    p {
      line-height: 1.48;
    }
    p + p {
      margin-top: 0.6em;
    }
    > div > p:first-child {
      line-height: 1.38;
    }
    section {
      margin-top: 1rem;
      padding-top: 0.4rem;
    }
    section li {
      padding-block: 0.1rem;
      &::before {
        top: 0.8rem;
      }
    }
  }
`

/** A list of the margin. */
const Listed = styled.section`
  ${type.fact}
  li {
    padding-block: 0.7rem;
    border-top: 1px solid ${tone.line};
  }
  ol {
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
  ${media.print} {
    break-inside: avoid;
    li {
      padding-block: 0.3rem;
    }
    a {
      line-height: 1.3;
    }
  }
`

export const Matters = styled(Listed)`
  ${media.large} {
    grid-column: 2;
  }
  ${media.huge} {
    grid-column: 3;
  }
  ${media.print} {
    grid-area: matters;
  }
`

export const Colleagues = styled(Listed)`
  ${media.large} {
    grid-column: 2;
  }
  ${media.huge} {
    grid-column: 3;
  }
  ${media.print} {
    grid-area: colleagues;
  }
`

export const Others = styled.div`
  margin-top: ${space.wide};
  border-top: 1px solid ${tone.line};
  ${screenOnly}
  nav {
    ${type.reading}
    padding: 0;
    border: 0;
  }
`
