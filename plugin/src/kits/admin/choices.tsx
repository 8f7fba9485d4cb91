/**
 * What a kit is to hold, or what of it is imported: a check box each, by kind.
 */
import { CheckboxControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { KitItem } from '../rest';

/** Names of kinds, in the order in which they are shown. */
const KINDS: Readonly< Record< string, string > > = {
	page: __( 'Pages', 'brolga' ),
	form: __( 'Forms', 'brolga' ),
	popup: __( 'Popups', 'brolga' ),
	pattern: __( 'Patterns', 'brolga' ),
	menu: __( 'Menus', 'brolga' ),
	template: __( 'Templates', 'brolga' ),
	part: __( 'Template parts', 'brolga' ),
};

/** Settings and brand, which have no items. */
export const PARTS: Readonly< Record< string, string > > = {
	settings: __( 'Settings', 'brolga' ),
	brand: __( 'Brand: styles, logo and icon', 'brolga' ),
};

interface Props< Item extends KitItem > {
	/** Those of PARTS that there are, each with a sentence. */
	readonly parts: Readonly< Record< string, string > >;
	readonly items: readonly Item[];
	readonly chosen: readonly string[];
	readonly onChoose: ( chosen: readonly string[] ) => void;
	/** What there is to say about an item. */
	readonly about?: ( item: Item ) => ReactNode;
}

const without = (
	chosen: readonly string[],
	keys: readonly string[]
): readonly string[] => chosen.filter( ( key ) => ! keys.includes( key ) );

export function Choices< Item extends KitItem >( {
	parts,
	items,
	chosen,
	onChoose,
	about,
}: Props< Item > ) {
	const set = ( keys: readonly string[], isIn: boolean ): void =>
		onChoose( [ ...without( chosen, keys ), ...( isIn ? keys : [] ) ] );
	return (
		<div className="brolga-kit__choices">
			{ Object.entries( parts ).map( ( [ key, help ] ) => (
				<CheckboxControl
					key={ key }
					label={ PARTS[ key ] ?? key }
					help={ help }
					checked={ chosen.includes( key ) }
					onChange={ ( isIn ) => set( [ key ], isIn ) }
					__nextHasNoMarginBottom
				/>
			) ) }
			{ Object.entries( KINDS ).map( ( [ kind, title ] ) => {
				const own = items.filter( ( item ) => item.kind === kind );
				const keys = own.map( ( { key } ) => key );
				const count = keys.filter( ( key ) =>
					chosen.includes( key )
				).length;
				return own.length === 0 ? null : (
					<div key={ kind } className="brolga-kit__kind">
						<CheckboxControl
							label={ title }
							checked={ count === keys.length }
							indeterminate={ count > 0 && count < keys.length }
							onChange={ ( isIn ) => set( keys, isIn ) }
							__nextHasNoMarginBottom
						/>
						<details>
							<summary>
								{ sprintf(
									/* translators: 1: how many are chosen, 2: how many there are. */
									_n(
										'%1$d of %2$d chosen',
										'%1$d of %2$d chosen',
										own.length,
										'brolga'
									),
									count,
									own.length
								) }
							</summary>
							<fieldset>
								<legend className="screen-reader-text">
									{ title }
								</legend>
								{ own.map( ( item ) => (
									<div key={ item.key }>
										<CheckboxControl
											label={ item.title }
											checked={ chosen.includes(
												item.key
											) }
											onChange={ ( isIn ) =>
												set( [ item.key ], isIn )
											}
											__nextHasNoMarginBottom
										/>
										{ about?.( item ) }
									</div>
								) ) }
							</fieldset>
						</details>
					</div>
				);
			} ) }
		</div>
	);
}
