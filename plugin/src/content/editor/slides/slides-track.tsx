/**
 * The slides themselves, edited in place where the visitor sees them.
 */
import { useInnerBlocksProps } from '@wordpress/block-editor';
import { ActiveChildProvider, NoAppender, type Template } from '@brolga/editor';

interface Props {
	/** The class of the block. */
	readonly block: string;
	readonly template: Template[];
	/** The slide that is shown, where it is one at a time. */
	readonly active?: string | undefined;
}

/**
 * The row of slides with what it is seen through, as `render.php` prints them.
 *
 * @param props          See Props.
 * @param props.block
 * @param props.template
 * @param props.active
 */
export function SlidesTrack( { block, template, active }: Props ) {
	const { children, ...track } = useInnerBlocksProps(
		{ className: `${ block }__track` },
		{ template, orientation: 'horizontal', renderAppender: NoAppender }
	);
	return (
		<div className={ `${ block }__viewport` }>
			<div { ...track }>
				<ActiveChildProvider value={ active }>
					{ children }
				</ActiveChildProvider>
			</div>
		</div>
	);
}
