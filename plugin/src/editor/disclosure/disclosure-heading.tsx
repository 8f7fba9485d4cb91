/**
 * A heading over a panel, typed where it stands.
 */
import { RichText, store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';

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
}

/**
 * The heading. Enter goes on to what it opens.
 *
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
	const Heading = ( [ 2, 3, 4, 5, 6 ].includes( Number( level ) )
		? `h${ Number( level ) }`
		: 'h3' ) as unknown as 'h3';
	const goOn = ( event: KeyboardEvent ): void => {
		const { getBlockOrder } = registry.select(
			blockEditorStore
		) as unknown as EditorSelectors;
		const [ first ] = getBlockOrder( clientId );
		if ( event.key === 'Enter' && first !== undefined ) {
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
					placeholder={ __( 'Question or heading', 'brolga' ) }
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
