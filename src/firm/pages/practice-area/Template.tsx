import { ArrowLink, LabeledDate, Text } from '../../components/text.tsx'
import { LawyerRow } from '../../components/LawyerRow.tsx'
import { Fitting, Stack } from '../../components/layout.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { LinkList, ListedTitle, PaperSubtitle, PaperTitle, RailButton } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, width } from '../../theme/theme.ts'
import * as Styled from './style.ts'

/** A practice: its drawing, its lawyers and what it does. It prints on two sheets. */
export default function PracticeArea({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, drawing, sections, people, source, insights: notes } = payload.facts
  const { services, serves, figure } = page
  const [opening = '', ...more] = payload.body.split(/(?=<h2)/)
  const write = payload.closing?.primary
  const asOf = source && <LabeledDate label={labels.page.asOf} date={source.asOf} />
  return (
    <>
      <Styled.First>
        <Styled.Head>
          {payload.back && <ArrowLink action={payload.back} back />}
          <PaperTitle tabIndex={-1}>{page.title}</PaperTitle>
          <PaperSubtitle>{page.lede}</PaperSubtitle>
          {serves && (
            <Text $type="fact" $width={width.lede} $above={space.small}>
              <Text as="i" $type="brassWord">
                {labels.practices.clients}
              </Text>{' '}
              {serves.clients}
            </Text>
          )}
        </Styled.Head>
        <Stack $gap={space.medium}>
          {write && <RailButton href={write.link}>{write.text}</RailButton>}
          {people.length > 0 && (
            <section>
              <ListedTitle>{labels.practices.lawyers}</ListedTitle>
              <Fitting as="ul" $least="18rem" $gap="0">
                {people.map((person) => (
                  <LawyerRow key={person.path} of={person} labels={labels.people} />
                ))}
              </Fitting>
            </section>
          )}
        </Stack>
        <Styled.Chart aria-label={labels.practices.drawing}>
          <Styled.Places>
            {services.map(({ title }, index) => (
              <Styled.Place key={title} $area={Styled.places[index]}>
                <Styled.PlaceLink href={`#${sections[index]}`}>{title}</Styled.PlaceLink>
              </Styled.Place>
            ))}
          </Styled.Places>
          <picture>
            <source media="(width < 64em)" srcSet={drawing.narrow} width="350" height="656" />
            <Styled.Drawing src={drawing.wide} alt="" width="576" height="1400" />
          </picture>
        </Styled.Chart>
        <Styled.Opening html={opening} />
      </Styled.First>
      <Styled.Points>
        <Items of={page.points} />
      </Styled.Points>
      <Styled.Below>
        {services.map(({ title, description, features, limits }, index) => (
          <Styled.Part as="section" key={title} id={sections[index]}>
            <h2>{title}</h2>
            <Styled.Service>
              <p>{description}</p>
              <Styled.Features>
                <Items of={features} />
              </Styled.Features>
            </Styled.Service>
            {limits && (
              <Styled.Limits>
                <Fitting as="dl" $least="13rem" $gap={space.base}>
                  {limits.times.map(({ time, text, source }) => (
                    <FactItem key={text} label={time} facts={[text, <i key={source}>{source}</i>]} />
                  ))}
                </Fitting>
                <Text as="small" $tone="quiet">
                  <LabeledDate label={labels.practices.checked} date={limits.checkedOn} />
                </Text>
              </Styled.Limits>
            )}
          </Styled.Part>
        ))}
        {more.length > 0 && <Styled.Part as={ProseBody} html={more.join('')} />}
        {notes && <Styled.Part as={LinkList} title={labels.notices.latest} {...notes} />}
        <Styled.Serves>
          <FactItem label={labels.practices.courts} facts={serves?.courts} />
          <FactItem label={labels.practices.laws} facts={serves?.laws} />
          <FactItem label={figure?.label ?? ''} facts={figure && [figure.value, source?.source, asOf]} />
        </Styled.Serves>
      </Styled.Below>
      <Closing block={payload.closing} />
    </>
  )
}
