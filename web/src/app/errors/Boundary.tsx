import { Component, type ReactNode } from 'react';
import { record } from '../../shared/errors/log.ts';
import { forgetFailedPages } from '../lazy-page.ts';

type Props = {
  /** What failed, for the log. */
  name: string;
  fallback: (again: () => void) => ReactNode;
  /** A new value tries again by itself: another place, another attempt. */
  place?: string;
  children: ReactNode;
};

/** Keeps a failing part from taking the rest with it. React still has no hook for this. */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    record(error, this.props.name);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.again();
  }

  again = () => {
    forgetFailedPages();
    this.setState({ failed: false });
  };

  override render() {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}
