import { State, States } from '../gallery/states'
import { Price } from './price'

export default { title: 'Price' }

export const Prices = () => (
  <States>
    <State name="Whole dirhams">
      <Price fils={37_000} />
    </State>
    <State name="With fils">
      <Price fils={15_050} />
    </State>
    <State name="Always two digits">
      <Price fils={37_000} decimals />
    </State>
    <State name="With the price before">
      <Price fils={37_000} was={47_000} />
    </State>
    <State name="A large amount">
      <Price fils={123_456_789_00} decimals />
    </State>
  </States>
)
