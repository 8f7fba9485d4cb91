/**
 * What comes of an enquiry, by its answers: routes, of which the first that
 * matches counts.
 */
import { Button, Notice, TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronUp, pencil, trash } from '@wordpress/icons';
import { useFormFields, type FormField } from './form-fields';
import { Recipients } from './recipients';
import { RedirectUrl } from './redirect-fields';
import { routeFlaws, routeOf, routeText, type Route } from './route-words';
import { RuleBuilder } from './rule-builder';

const ROOT = 'brolga-routes';

interface RouteProps {
	/** From 1. */
	readonly number: number;
	readonly route: Route;
	readonly fields: readonly FormField[];
	readonly isOpen: boolean;
	readonly onOpen: ( open: boolean ) => void;
	readonly onChange: ( route: Route ) => void;
	readonly onUp: () => void;
	readonly onRemove: () => void;
}

const Parts = ( { route, fields, onChange }: RouteProps ) => {
	const set = ( changes: Partial< Route > ): void =>
		onChange( { ...route, ...changes } );
	return (
		<>
			<RuleBuilder
				start={ __( 'If', 'brolga' ) }
				conditions={ route.conditions }
				fields={ fields }
				onChange={ ( conditions ) => set( { conditions } ) }
			/>
			<Recipients
				label={ __( 'Send to', 'brolga' ) }
				help={ __(
					'Leave empty to use the form’s recipients.',
					'brolga'
				) }
				value={ route.recipient }
				onChange={ ( recipient ) => set( { recipient } ) }
			/>
			<TextareaControl
				label={ __( 'Message', 'brolga' ) }
				help={ __( 'Shown to visitors on the same page.', 'brolga' ) }
				rows={ 2 }
				value={ route.message }
				onChange={ ( message ) => set( { message } ) }
			/>
			<RedirectUrl
				label={ __( 'Redirect URL', 'brolga' ) }
				url={ route.redirectUrl }
				onChange={ ( redirectUrl ) => set( { redirectUrl } ) }
			/>
		</>
	);
};

function OneRoute( props: RouteProps ) {
	const { number, route, fields, isOpen, onOpen, onUp, onRemove } = props;
	const flaws = routeFlaws( route, fields );
	return (
		<li
			className={ `${ ROOT }__route` }
			/* translators: %d: a route's number. */
			aria-label={ sprintf( __( 'Route %d', 'brolga' ), number ) }
		>
			<p className={ `${ ROOT }__sentence` }>
				{ routeText( route, fields ) }
			</p>
			{ flaws.map( ( flaw ) => (
				<Notice key={ flaw } status="warning" isDismissible={ false }>
					{ flaw }
				</Notice>
			) ) }
			<div className={ `${ ROOT }__tools` }>
				<Button
					icon={ pencil }
					/* translators: %d: a route's number. */
					label={ sprintf( __( 'Edit route %d', 'brolga' ), number ) }
					aria-expanded={ isOpen }
					size="small"
					onClick={ () => onOpen( ! isOpen ) }
				/>
				<Button
					icon={ chevronUp }
					label={ sprintf(
						/* translators: %d: a route's number. */
						__( 'Move route %d up', 'brolga' ),
						number
					) }
					size="small"
					disabled={ number === 1 }
					accessibleWhenDisabled
					onClick={ onUp }
				/>
				<Button
					icon={ trash }
					label={ sprintf(
						/* translators: %d: a route's number. */
						__( 'Remove route %d', 'brolga' ),
						number
					) }
					size="small"
					onClick={ onRemove }
				/>
			</div>
			{ isOpen && <Parts { ...props } /> }
		</li>
	);
}

export interface RouteListProps {
	readonly clientId: string;
	readonly routes: readonly Partial< Route >[];
	readonly onChange: ( routes: readonly Route[] ) => void;
}

/**
 * What routes are made with.
 *
 * @see COND-14
 */
export function RouteList( {
	clientId,
	routes: saved,
	onChange,
}: RouteListProps ) {
	const fields = useFormFields( clientId );
	const [ open, setOpen ] = useState( -1 );
	const routes = saved.map( routeOf );
	return (
		<>
			<p>
				{ routes.length === 0
					? __(
							'All messages are handled the same way. Add a route to change the recipients, redirect or message depending on the answers.',
							'brolga'
						)
					: __(
							'The first matching route is used. Anything left empty in a route uses the form’s settings.',
							'brolga'
						) }
			</p>
			<ol className={ ROOT }>
				{ routes.map( ( route, index ) => (
					<OneRoute
						key={ index }
						number={ index + 1 }
						route={ route }
						fields={ fields }
						isOpen={ open === index }
						onOpen={ ( isOpen ) => setOpen( isOpen ? index : -1 ) }
						onChange={ ( next ) =>
							onChange(
								routes.map( ( old, at ) =>
									at === index ? next : old
								)
							)
						}
						onUp={ () => {
							onChange( [
								...routes.slice( 0, index - 1 ),
								route,
								...routes.slice( index - 1, index ),
								...routes.slice( index + 1 ),
							] );
							setOpen( -1 );
						} }
						onRemove={ () => {
							onChange(
								routes.filter( ( _, at ) => at !== index )
							);
							setOpen( -1 );
						} }
					/>
				) ) }
			</ol>
			<Button
				variant="secondary"
				onClick={ () => {
					onChange( [ ...routes, routeOf( {} ) ] );
					setOpen( routes.length );
				} }
				__next40pxDefaultSize
			>
				{ __( 'Add route', 'brolga' ) }
			</Button>
		</>
	);
}
