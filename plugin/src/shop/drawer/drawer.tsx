/**
 * The cart over the page: quantities, removal and its undoing, what it comes to,
 * and the way on. What the shop refuses is said in its words; without a
 * connection the cart stays as it was.
 *
 * @see SHOP-24 SHOP-25 SHOP-81
 */
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { CartError, type CartApi } from './api';
import {
	boundOf,
	meantQuantity,
	say,
	type Bound,
	type Cart,
	type Line,
} from './model';
import type { Setup } from './types';

interface DrawerProps {
	readonly setup: Setup;
	readonly api: CartApi;
	/** Grows with each opening. */
	readonly opened: number;
	readonly onClose: () => void;
	readonly onChange: ( count: number, canUndo: boolean ) => void;
}

/** What there is to tell of a change beside the change. */
interface Told {
	readonly before?: readonly string[];
	readonly canUndo?: boolean;
}

interface LineProps {
	readonly line: Line;
	readonly texts: Setup[ 'texts' ];
	readonly busy: boolean;
	/** Why the quantity is another than the one that was asked for. */
	readonly why: string;
	readonly onChange: (
		line: Line,
		quantity: number,
		bound: Bound | null
	) => void;
	readonly onRemove: ( line: Line ) => void;
}

const Sign = ( { path }: { readonly path: string } ) => (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ path } />
	</svg>
);

function Quantity( {
	line,
	texts,
	busy,
	onChange,
}: Omit< LineProps, 'onRemove' | 'why' > ) {
	const [ typed, setTyped ] = useState< string >();
	const { name, quantity, least, most, step } = line;
	// What it became elsewhere is shown, and what is being typed meanwhile is not lost.
	const value = typed ?? String( quantity );
	const commit = (): void => {
		const meant = meantQuantity( value, line );
		const bound = boundOf( value, line );
		setTyped( undefined );
		if ( meant !== quantity || bound ) {
			onChange( line, meant, bound );
		}
	};
	return (
		<div
			className="brolga-cart__quantity"
			role="group"
			aria-label={ say( texts.quantity, { name } ) }
		>
			<button
				type="button"
				aria-label={ say( texts.fewer, { name } ) }
				aria-disabled={ busy || quantity - step < least }
				onClick={ () =>
					! busy &&
					quantity - step >= least &&
					onChange( line, quantity - step, null )
				}
			>
				<Sign path="M6 12h12" />
			</button>
			<input
				inputMode="numeric"
				aria-label={ say( texts.quantity, { name } ) }
				value={ value }
				readOnly={ busy }
				onChange={ ( { target } ) => setTyped( target.value ) }
				onBlur={ commit }
				onKeyDown={ ( { key } ) => key === 'Enter' && commit() }
			/>
			<button
				type="button"
				aria-label={ say( texts.more, { name } ) }
				aria-disabled={ busy || quantity + step > most }
				onClick={ () => {
					const more = quantity + step;
					if ( ! busy && more <= most ) {
						onChange( line, more, null );
					} else if ( ! busy ) {
						onChange( line, quantity, {
							by: 'most',
							number: most,
						} );
					}
				} }
			>
				<Sign path="M6 12h12M12 6v12" />
			</button>
		</div>
	);
}

function Row( { line, texts, busy, why, onChange, onRemove }: LineProps ) {
	const { name, address, options, image, total, editable } = line;
	return (
		<li className="brolga-cart__line">
			{ image ? (
				<img
					className="brolga-cart__image"
					src={ image.src }
					alt=""
					width="72"
					height="90"
					loading="lazy"
				/>
			) : (
				<span className="brolga-cart__image" />
			) }
			<div className="brolga-cart__words">
				{ address ? <a href={ address }>{ name }</a> : name }
				{ options.map( ( option ) => (
					<span key={ option } className="brolga-cart__option">
						{ option }
					</span>
				) ) }
			</div>
			<span className="brolga-cart__total">{ total }</span>
			<div className="brolga-cart__controls">
				{ editable && (
					<Quantity { ...{ line, texts, busy, onChange } } />
				) }
				<button
					type="button"
					className="brolga-cart__remove"
					aria-label={ say( texts.remove, { name } ) }
					aria-disabled={ busy }
					onClick={ () => ! busy && onRemove( line ) }
				>
					<Sign path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />
				</button>
			</div>
			{ why && <p className="brolga-cart__why">{ why }</p> }
		</li>
	);
}

export function CartDrawer( {
	setup,
	api,
	opened,
	onClose,
	onChange,
}: DrawerProps ) {
	const { texts } = setup;
	const [ cart, setCart ] = useState< Cart >();
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const [ said, setSaid ] = useState( '' );
	const [ gone, setGone ] = useState< Line >();
	/** Which line has another quantity than was asked for, and why. */
	const [ why, setWhy ] = useState( { key: '', said: '' } );
	const undo = useRef< HTMLButtonElement >( null );
	const heading = useRef< HTMLHeadingElement >( null );

	const attempt = useCallback(
		async ( work: () => Promise< Cart > ): Promise< Cart | undefined > => {
			setBusy( true );
			setProblem( '' );
			setWhy( { key: '', said: '' } );
			try {
				const next = await work();
				setCart( next );
				return next;
			} catch ( error ) {
				const { message, offline } =
					error instanceof CartError
						? error
						: new CartError( '', false );
				setProblem( offline ? texts.offline : message || texts.failed );
				return undefined;
			} finally {
				setBusy( false );
			}
		},
		[ texts ]
	);

	useEffect( () => {
		setGone( undefined );
		setSaid( '' );
		void attempt( api.load );
	}, [ api, attempt, opened ] );

	// What was removed had the focus.
	useEffect( () => {
		undo.current?.focus();
	}, [ gone ] );

	const tell = (
		next: Cart | undefined,
		line: Line,
		what: string,
		{ before = [], canUndo = false }: Told = {}
	): void => {
		if ( next ) {
			setSaid(
				[
					...before,
					say( what, {
						name: line.name,
						quantity: String( line.quantity ),
					} ),
					next.count > 0
						? say( texts.subtotal, { amount: next.subtotal } )
						: texts.emptied,
				].join( ' ' )
			);
			onChange( next.count, canUndo );
		}
	};
	const change = async (
		line: Line,
		quantity: number,
		bound: Bound | null
	): Promise< void > => {
		const before = bound
			? [
					say( texts[ bound.by ], {
						name: line.name,
						quantity: String( bound.number ),
					} ),
				]
			: [];
		const explain = (): void =>
			setWhy( { key: line.key, said: before.join( ' ' ) } );
		if ( quantity === line.quantity ) {
			explain();
			setSaid( before.join( ' ' ) );
			return;
		}
		const next = await attempt( () => api.change( line, quantity ) );
		setGone( undefined );
		// The shop may have given fewer.
		const now = next?.lines.find( ( { key } ) => key === line.key );
		tell( next, now ?? line, now ? texts.changed : texts.removed, {
			before,
		} );
		if ( next ) {
			explain();
		}
	};
	const remove = async ( line: Line ): Promise< void > => {
		const next = await attempt( () => api.remove( line ) );
		tell( next, line, texts.removed, { canUndo: true } );
		if ( next ) {
			setGone( line );
		}
	};
	const putBack = async ( line: Line ): Promise< void > => {
		const next = await attempt( () => api.putBack( line ) );
		tell( next, line, texts.changed );
		if ( next ) {
			setGone( undefined );
			heading.current?.focus();
		}
	};

	return (
		<>
			<div className="brolga-cart__head">
				<h2
					className="brolga-cart__title"
					id="brolga-cart-title"
					ref={ heading }
					tabIndex={ -1 }
				>
					{ texts.title }
				</h2>
				<button
					type="button"
					className="brolga-cart__close"
					aria-label={ texts.close }
					onClick={ onClose }
				>
					<Sign path="M5 5l14 14M19 5L5 19" />
				</button>
			</div>
			<div className="brolga-cart__body" aria-busy={ busy }>
				<p className="brolga-cart__said" role="status">
					{ said }
				</p>
				{ problem && (
					<p className="brolga-cart__problem" role="alert">
						<Sign path="M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18" />
						<span>{ problem }</span>
						{ ! cart && (
							<button
								type="button"
								onClick={ () => void attempt( api.load ) }
							>
								{ texts.retry }
							</button>
						) }
					</p>
				) }
				{ gone && (
					<p className="brolga-cart__gone">
						<span>
							{ say( texts.removed, { name: gone.name } ) }
						</span>
						<button
							type="button"
							ref={ undo }
							aria-disabled={ busy }
							onClick={ () => ! busy && void putBack( gone ) }
						>
							{ texts.undo }
						</button>
					</p>
				) }
				{ ! cart && ! problem && (
					<p className="brolga-cart__wait">{ texts.loading }</p>
				) }
				{ cart && cart.lines.length === 0 && (
					<div className="brolga-cart__empty">
						<p>{ texts.empty }</p>
						<a
							className="brolga-cart__button wp-element-button"
							href={ setup.shop }
						>
							{ texts.shop }
						</a>
					</div>
				) }
				{ cart && cart.lines.length > 0 && (
					<ul className="brolga-cart__lines">
						{ cart.lines.map( ( line ) => (
							<Row
								key={ line.key }
								{ ...{ line, texts, busy } }
								why={ why.key === line.key ? why.said : '' }
								onChange={ ( of, quantity, bound ) =>
									void change( of, quantity, bound )
								}
								onRemove={ ( of ) => void remove( of ) }
							/>
						) ) }
					</ul>
				) }
			</div>
			{ cart && cart.lines.length > 0 && (
				<div className="brolga-cart__foot">
					<p className="brolga-cart__subtotal">
						{ say( texts.subtotal, { amount: cart.subtotal } ) }
					</p>
					<p className="brolga-cart__note">{ texts.note }</p>
					<a
						className="brolga-cart__button wp-element-button"
						href={ setup.checkout }
					>
						{ texts.checkout }
					</a>
					<a className="brolga-cart__view" href={ setup.cart }>
						{ texts.cart }
					</a>
				</div>
			) }
		</>
	);
}
