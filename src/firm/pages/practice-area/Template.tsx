import { LabeledDate } from '../../components/dates.tsx'
import { ArrowLink } from '../../components/links.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Closing } from '../../components/Page.tsx'
import { LinkList, PaperSubtitle, PaperTitle } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../kinds.ts'
import { Lawyers } from './Lawyers.tsx'
import {
  Below,
  Chart,
  Contacts,
  Drawing,
  Facts,
  Features,
  First,
  Head,
  KeyPoints,
  Names,
  Notices,
  Opening,
  Part,
  Place,
  PlaceLink,
  places,
  Prose,
  ServiceText,
  ServiceTitle,
  Write,
} from './style.ts'

/** A practice: its drawing, its lawyers and what it does. It prints on two sheets. */
export default function PracticeArea({ payload, labels }: TemplateProps<'practice-area'>) {
  const { page, drawing, sections, people, source, insights: notes } = payload.facts
  const { services, serves, figure } = page
  const [opening = '', ...more] = payload.body.split(/(?=<h2)/)
  const write = payload.closing?.primary
  const asOf = source && <LabeledDate label={labels.page.asOf} date={source.asOf} />
  return (
    <>
      <First>
        <Head>
          {payload.back && <ArrowLink action={payload.back} back />}
          <PaperTitle tabIndex={-1}>{page.title}</PaperTitle>
          <PaperSubtitle>{page.lede}</PaperSubtitle>
        </Head>
        <Contacts>
          {write && <Write href={write.link}>{write.text}</Write>}
          <Lawyers title={labels.practices.lawyers} people={people} labels={labels} />
        </Contacts>
        <Chart aria-label={labels.practices.drawing}>
          <Names>
            {services.map(({ title }, index) => (
              <Place key={title} $area={places[index]}>
                <PlaceLink href={`#${sections[index]}`}>{title}</PlaceLink>
              </Place>
            ))}
          </Names>
          <picture>
            <source media="(width < 64em)" srcSet={drawing.narrow} width="350" height="656" />
            <Drawing src={drawing.wide} alt="" width="576" height="1400" />
          </picture>
        </Chart>
        <Opening html={opening} />
      </First>
      <Below>
        <KeyPoints>
          <Items of={page.points} />
        </KeyPoints>
        {services.map(({ title, description, features }, index) => (
          <Part as="section" key={title} id={sections[index]}>
            <div>
              <ServiceTitle>{title}</ServiceTitle>
              <ServiceText>{description}</ServiceText>
            </div>
            <Features>
              <Items of={features} />
            </Features>
          </Part>
        ))}
        {more.length > 0 && <Prose as={ProseBody} html={more.join('')} />}
        {notes && <Notices as={LinkList} title={labels.notices.latest} {...notes} />}
        <Facts>
          <FactItem label={labels.practices.courts} facts={serves && [serves.courts]} />
          <FactItem label={labels.practices.laws} facts={serves && [serves.laws]} />
          <FactItem label={labels.practices.clients} facts={serves && [serves.clients]} />
          <FactItem label={figure?.label ?? ''} facts={figure && [figure.value, source?.source, asOf]} />
        </Facts>
      </Below>
      <Closing block={payload.closing} />
    </>
  )
}
