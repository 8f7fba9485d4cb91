/**
 * A heading over a panel, typed where it stands.
 */
import { RichText, store as blockEditorStore } from '@wordpress/block-editor';
import { isUnmodifiedDefaultBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../runtime/composing';

interface Props {
	/** The block's client id. */
	readonly clientId: string;
	/** The block's class. */
	readonly name: string;
	readonly level: unknown;
	readonly title: string;
	readonly onChange: ( title: string ) => void;
}

interface EditorSelectors {
	getBlockOrder: ( clientId: string ) => readonly string[];
	getBlocks: ( clientId: string ) => readonly Block[];
}

/**
 * The heading. Enter goes on to what it opens; an empty one says what visitors
 * get instead.
 *
 * @see ACC-17
 * @param props          See Props.
 * @param props.clientId
 * @param props.name
 * @param props.level
 * @param props.title
 * @param props.onChange
 */
export function DisclosureHeading( {
	clientId,
	name,
	level,
	title,
	onChange,
}: Props ) {
	const registry = useRegistry();
	const { selectBlock } = useDispatch( blockEditorStore );
	const opensNothing = useSelect(
		( select ) =>
			( select( blockEditorStore ) as unknown as EditorSelectors )
				.getBlocks( clientId )
				.every( ( block ) => isUnmodifiedDefaultBlock( block ) ),
		[ clientId ]
	);
	const Heading = ( [ 2, 3, 4, 5, 6 ].includes( Number( level ) )
		? `h${ Number( level ) }`
		: 'h3' ) as unknown as 'h3';
	const goOn = ( event: KeyboardEvent ): void => {
		const { getBlockOrder } = registry.select(
			blockEditorStore
		) as unknown as EditorSelectors;
		const [ first ] = getBlockOrder( clientId );
		if (
			event.key === 'Enter' &&
			first !== undefined &&
			! isComposing( event.nativeEvent )
		) {
			event.preventDefault();
			void selectBlock( first );
		}
	};
	return (
		<Heading className={ `${ name }__heading` } onKeyDown={ goOn }>
			<span className={ `${ name }__header` }>
				<RichText
					tagName="span"
					identifier="title"
					aria-label={ __( 'Heading', 'brolga' ) }
					placeholder={
						opensNothing
							? __(
									'Question or heading (not shown while empty)',
									'brolga'
								)
							: __(
									'Question or heading (without one, the first words below are used)',
									'brolga'
								)
					}
					allowedFormats={ [
						'core/bold',
						'core/italic',
						'core/code',
					] }
					disableLineBreaks
					value={ title }
					onChange={ onChange }
				/>
			</span>
		</Heading>
	);
}
