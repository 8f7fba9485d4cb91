/**
 * Chooses posts or terms by typing a part of their names.
 */
import apiFetch from '@wordpress/api-fetch';
import { FormTokenField } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';

interface Found {
	readonly id: number;
	readonly title: string;
}

interface Props {
	readonly label: string;
	readonly kind: 'post' | 'term';
	readonly value: readonly number[];
	readonly onChange: ( ids: number[] ) => void;
}

const search = async (
	kind: string,
	what: Readonly< Record< string, string > >
): Promise< readonly Found[] > =>
	(
		await apiFetch< readonly Found[] >( {
			path: addQueryArgs( '/wp/v2/search', {
				type: kind,
				subtype: 'any',
				per_page: 50,
				_fields: 'id,title',
				...what,
			} ),
		} )
	).map( ( { id, title } ) => ( { id, title: decodeEntities( title ) } ) );

/** The name of a thing; two of one name are told apart by their numbers. */
const nameOf = ( found: Found, all: readonly Found[] ): string =>
	found.title === '' ||
	all.some(
		( other ) => other.id !== found.id && other.title === found.title
	)
		? `${ found.title } (${ found.id })`.trim()
		: found.title;

export function Picker( { label, kind, value, onChange }: Props ) {
	const [ known, setKnown ] = useState< readonly Found[] >( [] );
	const learn = ( found: readonly Found[] ): void =>
		setKnown( ( before ) => [
			...before.filter(
				( { id } ) => ! found.some( ( other ) => other.id === id )
			),
			...found,
		] );
	const missing = value
		.filter( ( id ) => ! known.some( ( found ) => found.id === id ) )
		.join();
	useEffect( () => {
		let isCurrent = true;
		const ids = missing.split( ',' ).filter( Boolean );
		if ( ids.length > 0 ) {
			search( kind, { include: missing } ).then(
				( found ) =>
					isCurrent &&
					learn( [
						// What is gone or hidden keeps its number.
						...ids.map( ( id ) => ( {
							id: Number( id ),
							title:
								found.find(
									( { id: one } ) => String( one ) === id
								)?.title ?? '',
						} ) ),
					] ),
				() => undefined
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ kind, missing ] );
	const suggest = useDebounce( ( text: string ) => {
		if ( text.trim() !== '' ) {
			search( kind, { search: text } ).then( learn, () => undefined );
		}
	}, 300 );
	const nameOfId = ( id: number ): string => {
		const found = known.find( ( one ) => one.id === id );
		return found ? nameOf( found, known ) : `(${ id })`;
	};
	return (
		<FormTokenField
			__next40pxDefaultSize
			label={ label }
			value={ value.map( nameOfId ) }
			suggestions={ known.map( ( found ) => nameOf( found, known ) ) }
			onInputChange={ suggest }
			onChange={ ( names ) =>
				onChange(
					names.flatMap( ( name ) => {
						const text =
							typeof name === 'string' ? name : name.value;
						const kept = value.find(
							( id ) => nameOfId( id ) === text
						);
						const found = known.find(
							( one ) => nameOf( one, known ) === text
						);
						return kept ?? found?.id ?? [];
					} )
				)
			}
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
