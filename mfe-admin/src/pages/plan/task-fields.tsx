import { useForm } from 'react-final-form'
import { Button } from '@homecare/ui/button'
import { CheckboxField } from './checkbox-field'
import { TextField } from '@homecare/ui/form-field'
import { PlusIcon, TrashIcon } from '@homecare/ui/icons'
import { VisuallyHidden } from '@homecare/ui/visually-hidden'
import { TimeField } from '../../parts/care/time-field'
import { planText } from './messages'
import type { TaskValues } from './rule-values'
import styles from './plan-form.module.css'

const text = planText.tasks
const MAX_TASKS = 30

/** What the nurse does in each visit: rows to fill in, and the usual tasks with one press. */
export function TaskFields({ name, tasks }: { name: string; tasks: readonly TaskValues[] }) {
  const form = useForm()
  const set = (next: readonly TaskValues[]) => form.change(name, next)
  const add = (task: string) => set([...tasks, { text: task, atMinute: '', required: true }])
  const missing = text.suggested.filter((each) => !tasks.some((task) => task.text === each))
  const mayAdd = tasks.length < MAX_TASKS
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.title}</legend>
      <p className={styles.quiet}>{text.hint}</p>
      {tasks.map((task, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- A task has no name but its place.
        <div key={at} className={styles.task}>
          <TextField name={`${name}.${at}.text`} label={text.text(at + 1)} autoComplete="off" maxLength={100} />
          <TimeField name={`${name}.${at}.atMinute`} label={text.time(at + 1)} />
          <div className={styles.taskEnd}>
            <CheckboxField name={`${name}.${at}.required`} label={text.required} />
            <Button
              variant="quiet"
              size="sm"
              icon={TrashIcon}
              onClick={() => set(tasks.filter((each) => each !== task))}
            >
              {text.remove} <VisuallyHidden>{text.text(at + 1)}</VisuallyHidden>
            </Button>
          </div>
        </div>
      ))}
      {mayAdd && (
        <div className={styles.buttons}>
          <Button variant="secondary" size="sm" icon={PlusIcon} onClick={() => add('')}>
            {text.add}
          </Button>
          {missing.length > 0 && (
            <div role="group" aria-label={text.suggestions} className={styles.buttons}>
              {missing.map((each) => (
                <Button key={each} variant="quiet" size="sm" icon={PlusIcon} onClick={() => add(each)}>
                  {each}
                </Button>
              ))}
            </div>
          )}
        </div>
      )}
    </fieldset>
  )
}
