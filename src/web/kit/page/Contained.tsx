import { Component } from 'react'
import type { ReactNode } from 'react'
import { text } from '../../texts.ts'
import { SEVERITY, openNotification } from '../kit/data/notifications.ts'

interface ContainedProps {
  children: ReactNode
  /** Puts away what failed, so that it can be opened again. */
  onFailure: () => void
}

/** Keeps the failure of a part from taking the page along. React tells the central handler of it. */
export class Contained extends Component<ContainedProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    openNotification({ severity: SEVERITY.error, title: text('general.error'), line1: text('error.part') })
    this.props.onFailure()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
