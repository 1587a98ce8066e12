import { Icon } from "../icon/Icon.tsx";
import { LEVELS } from "./feedback.ts";
import type { Toast } from "./toast.ts";
import "./toast.css";

type Props = { toasts: readonly Toast[]; onDismiss: (id: string) => void };

/** The same stack for an island that keeps its own list of toasts. */
export function ToastStack({ toasts, onDismiss }: Props) {
  return (
    <div className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div className="toast" key={toast.id}>
          <Icon name={LEVELS[toast.icon ?? "info"].icon} />
          <div>
            {toast.title && <p className="toast__title">{toast.title}</p>}
            <p>{toast.message}</p>
          </div>
          <button className="icon-button" type="button" aria-label="Close" onClick={() => onDismiss(toast.id)}>
            <Icon name="close" small />
          </button>
          <div className="toast__actions">
            {toast.actions?.map((action) =>
              action.link ? (
                <a key={action.id} href={action.link}>
                  {action.text}
                </a>
              ) : (
                <button key={action.id} type="button" onClick={() => onDismiss(toast.id)}>
                  {action.text}
                </button>
              ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
