import { useWizard } from '../wizard/wizard-provider'
import { PATHS, type Step } from '../wizard/steps'

interface PageHeadProps {
  step: Step
  title: string
  description: string
  keywords: string
}

/** React puts these into the document's head, in the prerendered page as well. */
export function PageHead({ step, title, description, keywords }: PageHeadProps) {
  const { profile, publicUrl } = useWizard().host
  return (
    <>
      <title>{`${title} | ${profile.name}`}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={publicUrl + PATHS[step]} />
    </>
  )
}
