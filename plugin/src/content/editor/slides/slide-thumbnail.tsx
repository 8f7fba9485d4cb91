/**
 * What shows a slide in the editor, where no view looks after the controls.
 */
import type { ReactNode } from 'react';
import type { ActiveChildState, Child } from '@brolga/editor';

interface Props {
	readonly slide: Child;
	readonly slides: ActiveChildState;
	readonly className: string;
	/** What it says where its content says nothing. */
	readonly label?: string;
	readonly children: ReactNode;
}

/**
 * A button that shows a slide and selects it.
 *
 * @param props           See Props.
 * @param props.slide
 * @param props.slides
 * @param props.className
 * @param props.label
 * @param props.children
 */
export const SlideThumbnail = ( {
	slide,
	slides,
	className,
	label,
	children,
}: Props ) => (
	<button
		type="button"
		className={ className }
		aria-label={ label }
		aria-current={ slide.clientId === slides.active }
		onClick={ () => slides.activate( slide.clientId ) }
	>
		{ children }
	</button>
);
