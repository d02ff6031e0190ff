import { useEffect, useState, type ComponentType } from 'react'
import type { Payload, Shell } from '../content/model/payload.ts'
import type { LoadedPage, SiteApp } from '../render/siteApp.ts'
import { showUpdates } from './liveUpdates.ts'
import type { PageLoader } from './pageLoader.ts'

/** A page as the content has it now, and the address at which it stands. */
export interface CurrentPage<Frame extends Shell> {
  page: LoadedPage<Frame>
  path: string
}

/** What follows the content in a visit. */
interface Following<Frame extends Shell> {
  shell: Frame
  pages: PageLoader<Frame>
  current?: CurrentPage<Frame>
}

/** A visit that follows the content; in development only. The page that is open stays, with all that was done in it. */
export const withLiveUpdates = <Page extends Payload, Frame extends Shell, Props extends Following<Frame>>(
  Visit: ComponentType<Props>,
  loadPage: SiteApp<Page, Frame, object>['loadPage'],
): ComponentType<Props> =>
  function LiveVisit(props) {
    const { pages } = props
    const [now, setNow] = useState<Pick<Following<Frame>, 'shell' | 'current'>>({ shell: props.shell })
    useEffect(() => {
      showUpdates<Page, Frame>(async ({ shell, payload }, path) => {
        const page = await loadPage(payload)
        pages.forget()
        setNow({ shell, current: { page, path } })
      })
    }, [pages])
    return <Visit {...props} {...now} />
  }
