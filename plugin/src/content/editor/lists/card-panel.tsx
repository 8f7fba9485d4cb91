/**
 * The card in which a list shows each post: designed once, used in any list.
 *
 * @see BLOG-898
 */
import { Button, PanelBody, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Field } from '../../rest/lists';
import { firstCard } from './card';
import type { List } from './list';
import { useCards } from './use-cards';

interface Props {
	readonly clientId: string;
	readonly postType: string;
	readonly list: List;
	readonly fields: readonly Field[];
}

/**
 * Which card, and the way to it.
 *
 * @param props          See Props.
 * @param props.clientId
 * @param props.postType
 * @param props.list
 * @param props.fields
 */
export function CardPanel( { clientId, postType, list, fields }: Props ) {
	const cards = useCards( clientId, postType );
	const [ isMaking, setMaking ] = useState( false );
	const { current, options } = cards;
	if ( ! cards.hasTemplate ) {
		return null;
	}
	const design = () => {
		setMaking( true );
		void cards
			.design( firstCard( cards.blocks, list, fields ) )
			.then( () => setMaking( false ) );
	};
	return (
		<PanelBody title={ __( 'Card', 'brolga' ) }>
			<SelectControl
				label={ __( 'Show each post as', 'brolga' ) }
				help={
					current === undefined
						? __(
								'A card is a synced pattern: you design it once and use it in any list.',
								'brolga'
							)
						: __(
								'Changes to the card show in every list that uses it.',
								'brolga'
							)
				}
				value={ String( current ?? '' ) }
				options={ [
					{
						value: '',
						label: __( 'The blocks in this list', 'brolga' ),
					},
					...options,
					...( current === undefined ||
					options.some( ( { value } ) => value === String( current ) )
						? []
						: [
								{
									value: String( current ),
									label: __( 'Another pattern', 'brolga' ),
								},
							] ),
				] }
				onChange={ ( id ) =>
					cards.use( id === '' ? undefined : Number( id ) )
				}
				__next40pxDefaultSize
			/>
			{ current === undefined && cards.mayMake && (
				<Button
					variant="secondary"
					isBusy={ isMaking }
					disabled={ isMaking }
					accessibleWhenDisabled
					onClick={ design }
					__next40pxDefaultSize
				>
					{ __( 'Design a card', 'brolga' ) }
				</Button>
			) }
			{ current !== undefined && cards.canOpen && (
				<Button
					variant="secondary"
					onClick={ () => cards.edit( current ) }
					__next40pxDefaultSize
				>
					{ __( 'Edit the card', 'brolga' ) }
				</Button>
			) }
		</PanelBody>
	);
}
