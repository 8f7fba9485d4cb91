/**
 * Chooses posts or terms by typing a part of their names.
 */
import { FormTokenField } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { idsOf, nameOf, nameOfId } from './found';
import { useFound } from './use-found';

interface Props {
	readonly label: string;
	readonly kind: 'post' | 'term';
	readonly value: readonly number[];
	readonly onChange: ( ids: number[] ) => void;
}

export function Picker( { label, kind, value, onChange }: Props ) {
	const { known, suggest } = useFound( kind, value );
	return (
		<FormTokenField
			__next40pxDefaultSize
			label={ label }
			value={ value.map( ( id ) => nameOfId( id, known ) ) }
			suggestions={ known.map( ( found ) => nameOf( found, known ) ) }
			onInputChange={ suggest }
			onChange={ ( names ) => onChange( idsOf( names, value, known ) ) }
			__experimentalValidateInput={ ( name: string ) =>
				known.some( ( found ) => nameOf( found, known ) === name )
			}
			__experimentalExpandOnFocus
			messages={ {
				added: __( 'Added.', 'brolga' ),
				removed: __( 'Removed.', 'brolga' ),
				remove: __( 'Remove', 'brolga' ),
				__experimentalInvalid: sprintf(
					/* translators: %s: what is looked for, such as “Pages and posts”. */
					__( '%s: choose one from the list.', 'brolga' ),
					label
				),
			} }
		/>
	);
}
