/**
 * Browsers that translate a page replace its text nodes. React then changes, removes or inserts beside a text node that
 * is not in the page any more: the old text stays, or the page breaks. An element whose only child is a text is safe,
 * for React replaces all that is in it. So a text never stands beside other children; it has an element of its own.
 */
const MESSAGE = 'A text beside other children keeps its old words on translated pages: give it an element of its own.'

/** What a caller passes as contents is checked where it is written. */
const CONTENTS = new Set(['children', 'more'])
const RETURN_ELEMENTS = new Set(['children', 'createPortal', 'frame', 'useRoutes'])

const canBeSeen = (child) =>
  child.type === 'JSXText'
    ? /\S/.test(child.value)
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** Whether an expression can be a text; `initOf` gives what a name in this file was declared with. */
function canBeText(node, initOf) {
  const either = (...nodes) => nodes.some((each) => canBeText(each, initOf))
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return false
    case 'Literal':
      // Translators leave spaces alone.
      return typeof node.value === 'number' || (typeof node.value === 'string' && /\S/.test(node.value))
    case 'LogicalExpression':
      return node.operator === '&&' ? either(node.right) : either(node.left, node.right)
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate)
    case 'ChainExpression':
      return either(node.expression)
    case 'ArrowFunctionExpression':
      return node.body.type !== 'BlockStatement' && either(node.body)
    case 'CallExpression':
      return isText(node, either)
    case 'Identifier': {
      const init = initOf(node)
      return init ? either(init) : !CONTENTS.has(node.name)
    }
    default:
      return true
  }
}

function isText({ callee, arguments: [first] }, either) {
  if (callee.name === 'useMemo') return either(first)
  if (callee.type !== 'MemberExpression') return !RETURN_ELEMENTS.has(callee.name)
  if (callee.property.name === 'map') return either(first)
  return callee.property.name === 'slice' ? either(callee.object) : true
}

function functionOf(node) {
  let parent = node.parent
  while (parent && !/Function/.test(parent.type)) parent = parent.parent
  return parent
}

const isComponent = (node) => /^[A-Z]/.test(node?.id?.name ?? node?.parent?.id?.name ?? '')

function create(context) {
  const initOf = (node) => {
    for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
      const variable = scope.set.get(node.name)
      if (variable) return variable.defs[0]?.node.type === 'VariableDeclarator' ? variable.defs[0].node.init : undefined
    }
    return undefined
  }
  const check = (parent) => {
    const children = parent.children.filter(canBeSeen)
    if (children.length < 2 && parent.type === 'JSXElement') return
    for (const child of children) {
      const text =
        child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && canBeText(child.expression, initOf))
      if (text) context.report({ node: child, message: MESSAGE })
    }
  }
  /** What a component returns stands beside others where it is used, or is a text that React holds by itself. */
  const checkReturn = (node) => {
    if (node.argument && isComponent(functionOf(node)) && canBeText(node.argument, initOf))
      context.report({ node: node.argument, message: MESSAGE })
  }
  const checkBody = (node) => {
    if (isComponent(node) && canBeText(node, initOf)) context.report({ node: node.body, message: MESSAGE })
  }
  return {
    JSXElement: check,
    JSXFragment: check,
    ReturnStatement: checkReturn,
    ArrowFunctionExpression: checkBody,
  }
}

export default { meta: { name: 'reading' }, rules: { 'text-alone': { create } } }
