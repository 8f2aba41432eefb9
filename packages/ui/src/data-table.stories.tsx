import { LONG_TEXT, State, States } from '../gallery/states'
import { Button } from './button'
import { DataTable, type Column } from './data-table'

export default { title: 'Data table' }

interface Test {
  name: string
  specimen: string
  price: string
  offered: boolean
}

const columns: Column<Test>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sorted: true },
  { key: 'specimen', header: 'Specimen', cell: ({ specimen }) => specimen },
  { key: 'price', header: 'Price', align: 'end', cell: ({ price }) => price },
  {
    key: 'actions',
    header: 'Actions',
    bare: true,
    width: '6rem',
    cell: ({ name }) => (
      <Button variant="quiet" size="sm" aria-label={`Edit ${name}`}>
        Edit
      </Button>
    ),
  },
]

const tests: Test[] = [
  { name: 'Cholesterol', specimen: 'Blood', price: 'AED 90.00', offered: true },
  { name: 'Iron', specimen: '', price: 'AED 1,200.00', offered: true },
  { name: 'Zinc', specimen: 'Blood', price: 'AED 45.00', offered: false },
]

const common = {
  columns,
  rowKey: ({ name }: Test) => name,
  isOff: ({ offered }: Test) => !offered,
  empty: 'No test has this name.',
}

export const DataTables = () => (
  <States>
    <State name="With a value that is missing, and a row that is switched off">
      <DataTable {...common} caption="Tests" rows={tests} />
    </State>
    <State name="Empty">
      <DataTable {...common} caption="Tests that are found" rows={[]} />
    </State>
    <State name="Long text">
      <DataTable
        {...common}
        caption="Long names"
        rows={[{ name: LONG_TEXT, specimen: LONG_TEXT, price: 'AED 90.00', offered: true }]}
      />
    </State>
    <State name="Arabic" arabic>
      <DataTable
        {...common}
        caption="الفحوصات"
        rows={[{ name: 'الكوليسترول', specimen: 'دم', price: 'AED 90.00', offered: true }]}
      />
    </State>
  </States>
)
