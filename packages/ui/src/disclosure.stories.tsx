import { LONG_TEXT, State, States } from '../gallery/states'
import { Disclosure, ScriptedDisclosure } from './disclosure'

export default { title: 'Disclosure' }

export const Disclosures = () => (
  <States>
    <State name="Closed">
      <Disclosure summary="3 biomarkers">
        <p>Cholesterol, HDL, LDL</p>
      </Disclosure>
    </State>
    <State name="Scripted">
      <ScriptedDisclosure summary="3 biomarkers">
        <p>Cholesterol, HDL, LDL</p>
      </ScriptedDisclosure>
    </State>
    <State name="Long text">
      <Disclosure summary={LONG_TEXT}>
        <p>{LONG_TEXT}</p>
      </Disclosure>
    </State>
    <State name="Arabic" arabic>
      <Disclosure summary="ثلاثة مؤشرات">
        <p>الكوليسترول</p>
      </Disclosure>
    </State>
  </States>
)
