import { Component, type ReactNode } from 'react';
import { record } from '../../shared/errors/log.ts';

type Props = {
  /** What failed, for the log. */
  name: string;
  fallback: (again: () => void, error: unknown) => ReactNode;
  /** A new value tries again by itself: another place, another attempt. */
  place?: string;
  children: ReactNode;
};

/** Keeps a failing part from taking the rest with it. React still has no hook for this. */
export class Boundary extends Component<Props, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    record(error, this.props.name, this.props.name === 'app' ? 'critical' : 'high');
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.place !== this.props.place) this.again();
  }

  again = () => this.setState({ failed: null });

  override render() {
    const { failed } = this.state;
    return failed ? this.props.fallback(this.again, failed.error) : this.props.children;
  }
}
