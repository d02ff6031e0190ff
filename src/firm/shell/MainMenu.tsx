import styled from 'styled-components'
import type { MenuItem } from '../../content/model.ts'
import type { ShellFacts } from './shellFacts.ts'
import { Row, Stack } from '../components/layout.tsx'
import { ButtonLink, QuietPhone, Text } from '../components/text.tsx'
import { fromLarge, media, motion, painted, space, tone, type, underline } from '../theme/theme.ts'

export interface MenuProps {
  shell: Omit<ShellFacts, 'footer' | 'feeds'>
  path: string
}

/** A row in the header, or a sheet on smaller screens. Submenus share a `name`, so the browser keeps only one open. */
export const MainMenu = ({ shell: { firm, menu, labels, contact, notices, foreign }, path }: MenuProps) => (
  <Nav aria-label={labels.shell.mainMenu}>
    <List>
      {menu.map((item) => (
        <Group
          key={item.path}
          onPointerLeave={({ currentTarget }) => currentTarget.removeAttribute('data-hidden')}
        >
          <TopLink {...linkTo(item, path)} />
          {item.items.length > 0 && (
            <>
              {/* The visitor may have opened it before hydration. */}
              <Fold name="submenu" suppressHydrationWarning>
                <Chevron aria-label={`${item.label}: ${labels.shell.morePages}`} />
              </Fold>
              <Submenu>
                {item.items.map((below) => (
                  <li key={below.path}>
                    <Link {...linkTo(below, path)} />
                  </li>
                ))}
              </Submenu>
            </>
          )}
        </Group>
      ))}
    </List>
    <Foot>
      <Text as={QuietPhone} $type="second" number={firm.phone} />
      <p>{firm.offices[0]?.hours}</p>
      {contact && <ButtonLink href={contact.path}>{[labels.people.writeTo, firm.name].join(' ')}</ButtonLink>}
      <Row $gap={`0 ${space.medium}`}>
        {[labels.shell.answers, labels.shell.fees].map(
          (action) =>
            action && <Link {...linkTo({ path: action.link, label: action.text }, path)} key={action.link} />,
        )}
        {notices && <Link {...linkTo(notices, path)} />}
        {foreign.map((page) => (
          <Link {...linkTo(page, path)} lang={page.lang} key={page.path} />
        ))}
      </Row>
    </Foot>
  </Nav>
)

const linkTo = ({ path, label }: Omit<MenuItem, 'items'>, current: string) => ({
  href: path,
  children: label,
  'aria-current': path === current ? ('page' as const) : undefined,
  $here: path === current || (path !== '/' && current.startsWith(`${path}/`)),
})

/** Follows the lower half of the header: see `Header.tsx`. */
export const lowered = 'translate: 0 calc(var(--above) / 2);'

const Nav = styled.nav`
  ${type.small}
  ${media.belowLarge} {
    ${painted}
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    /* A scrolled page has a lower header. The padding ends below the window. */
    height: calc(100dvh - var(--header) + var(--above) + 2px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 0 ${space.gutter};
    :has(> [data-menu][open]) & {
      display: grid;
    }
    ${media.low} {
      height: auto;
    }
  }
`

const List = styled.ul`
  ${media.large} {
    display: flex;
    align-items: center;
    gap: clamp(1rem, 2vw, 2.25rem);
  }
`

/** At the lower edge of the phone's menu, also while its list is scrolled. */
const Foot = styled(Stack).attrs({ $gap: space.tiny })`
  align-self: end;
  margin: ${space.medium} calc(-1 * ${space.gutter}) 0;
  padding: ${space.base} ${space.gutter} ${space.tiny};
  border-top: 1px solid ${tone.brass};
  background: var(--sheet);
  @media (height > 36em) {
    position: sticky;
    bottom: 0;
  }
  ${fromLarge('display: none;')}
`

const Link = styled.a<{ $here: boolean }>`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  ${({ $here }) => ($here ? underline(tone.brass) : 'text-decoration: none;')}
  text-underline-offset: 0.5em;
`

const TopLink = styled(Link)`
  ${media.belowLarge} {
    ${type.third}
    min-height: 3.25rem;
  }
  ${fromLarge(lowered)}
`

const Group = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  ${media.belowLarge} {
    border-bottom: 1px solid ${tone.line};
  }
  ${fromLarge('height: var(--header);')}
`

const Fold = styled.details`
  ${fromLarge(lowered)}
`

const Chevron = styled.summary`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  &::after {
    content: '';
    width: 0.4375rem;
    height: 0.4375rem;
    border: solid ${tone.brass};
    border-width: 0 1px 1px 0;
    rotate: 45deg;
    translate: 0 -25%;
  }
  ${Fold}[open] &::after {
    rotate: 225deg;
    translate: 0 25%;
  }
  ${fromLarge('width: 1.75rem;')}
`

const shown = 'visibility:visible;clip-path:inset(0);'
const hidden = 'visibility:hidden;clip-path:inset(0 0 100%);'

/**
 * As wide as the window. It opens after a moment, since a pointer may only cross its item. While the pointer is on an item,
 * other submenus are closed.
 */
const Submenu = styled.ul`
  ${media.belowLarge} {
    grid-column: 1 / -1;
    padding-bottom: ${space.base};
    ${Group}:not(:has([open])) & {
      display: none;
    }
  }
  ${media.large} {
    ${type.third}
    position: absolute;
    inset: 100% 0 auto;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.tiny} ${space.column};
    max-height: calc(100dvh - var(--header));
    overflow-y: auto;
    padding: ${space.large} ${space.page};
    background: ${tone.edge} repeat-x top var(--sheet);
    border-bottom: 1px solid ${tone.line};
    ${hidden}
    transition: visibility 0s ${motion.patience}, clip-path ${motion.slow} ${motion.patience};
    ${Group}:has([open]) & {
      transition-delay: 0s;
      ${shown}
    }
    ${media.hover} {
      ${Group}:hover:not([data-hidden]) & {
        ${shown}
      }
      ${List}:has(${Group}:hover ${Fold}) ${Group}:not(:hover) & {
        ${hidden}
      }
    }
  }
`
