import type { ShellFacts } from '../makePayload.ts'

/** An announcement, which comes before the page for screen readers. `bannerStyle.ts` shows it along the window's lower edge. */
export const Banner = ({ shell: { firm, labels } }: { shell: ShellFacts }) =>
  firm.banner && (
    <section aria-label={labels.banner} data-banner data-screen>
      <p>{firm.banner.link ? <a href={firm.banner.link}>{firm.banner.text}</a> : firm.banner.text}</p>
      <button type="button">{labels.dismiss}</button>
    </section>
  )
