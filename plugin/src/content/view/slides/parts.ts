/**
 * A module's own parts: what a module inside of it has is not there.
 *
 * @param root     The module.
 * @param selector From the module, for instance of children.
 */
export const ownParts = (
	root: ParentNode | null | undefined,
	selector: string
): HTMLElement[] => [
	...( root?.querySelectorAll< HTMLElement >( selector ) ?? [] ),
];
