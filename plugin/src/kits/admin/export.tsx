/**
 * The way out for a kit: choose what it holds, download it.
 */
import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { contents, type KitContents } from '../rest';
import { Choices } from './choices';
import { useAttempt } from './use-attempt';

/**
 * Has the browser fetch the file: a form by itself, since the screen's own form
 * is around the button.
 */
function download(
	door: KitContents[ 'export' ],
	chosen: readonly string[]
): void {
	const form = document.createElement( 'form' );
	form.method = 'post';
	form.action = door.url;
	const put = ( name: string, value: string ): void => {
		const input = document.createElement( 'input' );
		input.type = 'hidden';
		input.name = name;
		input.value = value;
		form.append( input );
	};
	put( '_wpnonce', door.nonce );
	chosen.forEach( ( key ) => put( 'items[]', key ) );
	document.body.append( form );
	form.submit();
	form.remove();
}

/** @see KIT-1 KIT-2 KIT-11 */
export function KitExport() {
	const [ found, setFound ] = useState< KitContents >();
	const [ chosen, setChosen ] = useState< readonly string[] >( [] );
	const { error, attempt } = useAttempt();
	useEffect( () => {
		attempt( async () => {
			const all = await contents();
			setFound( all );
			setChosen( [
				'settings',
				'brand',
				...all.items.map( ( { key } ) => key ),
			] );
		} );
	}, [ attempt ] );
	return (
		<div className="brolga-kit">
			{ error !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ found === undefined && error === '' && <Spinner /> }
			{ found && (
				<>
					<Choices
						parts={ {
							settings: sprintf(
								/* translators: %s: titles of sections of the settings. */
								__( 'From the tabs %s', 'brolga' ),
								found.settings.join( ', ' )
							),
							brand: '',
						} }
						items={ found.items }
						chosen={ chosen }
						onChoose={ setChosen }
					/>
					<p>
						{ __(
							'Images, patterns and menus that these use come along.',
							'brolga'
						) }
					</p>
					<div>
						<Button
							variant="secondary"
							disabled={ chosen.length === 0 }
							accessibleWhenDisabled
							onClick={ () => download( found.export, chosen ) }
							__next40pxDefaultSize
						>
							{ __( 'Download kit', 'brolga' ) }
						</Button>
					</div>
				</>
			) }
		</div>
	);
}
