/**
 * The cart over the page: quantities, removal and its undoing, what it comes to,
 * and the way on. What the shop refuses is said in its words; without a
 * connection the cart stays as it was.
 *
 * @see SHOP-24 SHOP-25 SHOP-81 SHOP-610
 */
import { useEffect, useRef, type RefObject } from '@wordpress/element';
import type { CartApi } from './api';
import { Row } from './line';
import { say, type Cart, type Line } from './model';
import { Sign } from './sign';
import type { Setup, Texts } from './types';
import { useCart } from './use-cart';

interface DrawerProps {
	readonly setup: Setup;
	readonly api: CartApi;
	/** Grows with each opening. */
	readonly opened: number;
	readonly onClose: () => void;
	readonly onChange: ( count: number, canUndo: boolean ) => void;
}

interface HeadProps {
	readonly texts: Texts;
	readonly heading: RefObject< HTMLHeadingElement >;
	readonly onClose: () => void;
}

const Head = ( { texts, heading, onClose }: HeadProps ) => (
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
);

interface ProblemProps {
	readonly problem: string;
	readonly retry: string;
	/** Asks once more; undefined where there is a cart to go on with. */
	readonly onRetry: ( () => void ) | undefined;
}

const Problem = ( { problem, retry, onRetry }: ProblemProps ) => (
	<p className="brolga-cart__problem" role="alert">
		<Sign path="M12 7v6M12 16.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18" />
		<span>{ problem }</span>
		{ onRetry && (
			<button type="button" onClick={ onRetry }>
				{ retry }
			</button>
		) }
	</p>
);

interface GoneProps {
	readonly line: Line;
	readonly texts: Texts;
	readonly busy: boolean;
	readonly onUndo: () => void;
}

const Gone = ( { line, texts, busy, onUndo }: GoneProps ) => {
	const undo = useRef< HTMLButtonElement >( null );
	// What was removed had the focus.
	useEffect( () => undo.current?.focus(), [ line ] );
	return (
		<p className="brolga-cart__gone">
			<span>{ say( texts.removed, { name: line.name } ) }</span>
			<button
				type="button"
				ref={ undo }
				aria-disabled={ busy }
				onClick={ () => ! busy && onUndo() }
			>
				{ texts.undo }
			</button>
		</p>
	);
};

interface PartProps {
	readonly setup: Setup;
}

const Empty = ( { setup: { texts, shop } }: PartProps ) => (
	<div className="brolga-cart__empty">
		<p>{ texts.empty }</p>
		<a className="brolga-cart__button wp-element-button" href={ shop }>
			{ texts.shop }
		</a>
	</div>
);

const Foot = ( {
	setup: { texts, checkout, cart: address },
	cart,
}: PartProps & { readonly cart: Cart } ) => (
	<div className="brolga-cart__foot">
		<p className="brolga-cart__subtotal">
			{ say( texts.subtotal, { amount: cart.subtotal } ) }
		</p>
		{ texts.note && <p className="brolga-cart__note">{ texts.note }</p> }
		<a className="brolga-cart__button wp-element-button" href={ checkout }>
			{ texts.checkout }
		</a>
		<a className="brolga-cart__view" href={ address }>
			{ texts.cart }
		</a>
	</div>
);

export function CartDrawer( props: DrawerProps ) {
	const { setup, api, opened, onClose, onChange } = props;
	const { texts } = setup;
	const heading = useRef< HTMLHeadingElement >( null );
	const use = useCart( texts, api, opened, onChange );
	const { cart, busy, problem, gone, why } = use;
	const hasLines = cart !== undefined && cart.lines.length > 0;
	const putBack = async ( line: Line ): Promise< void > => {
		if ( await use.putBack( line ) ) {
			heading.current?.focus();
		}
	};
	return (
		<>
			<Head { ...{ texts, heading, onClose } } />
			<div className="brolga-cart__body" aria-busy={ busy }>
				<p className="brolga-cart__said" role="status">
					{ use.said }
				</p>
				{ problem && (
					<Problem
						problem={ problem }
						retry={ texts.retry }
						onRetry={ cart ? undefined : use.load }
					/>
				) }
				{ gone && (
					<Gone
						{ ...{ line: gone, texts, busy } }
						onUndo={ () => void putBack( gone ) }
					/>
				) }
				{ /* An empty cart may have been filled since. */ }
				{ ! hasLines &&
					( cart && ! busy ? (
						<Empty setup={ setup } />
					) : (
						! problem && (
							<p className="brolga-cart__wait">
								{ texts.loading }
							</p>
						)
					) ) }
				{ hasLines && (
					<ul className="brolga-cart__lines">
						{ cart.lines.map( ( line ) => (
							<Row
								key={ line.key }
								{ ...{ line, texts, busy } }
								why={ why.key === line.key ? why.said : '' }
								onChange={ ( of, quantity, bound ) =>
									void use.change( of, quantity, bound )
								}
								onRemove={ ( of ) => void use.remove( of ) }
							/>
						) ) }
					</ul>
				) }
			</div>
			{ hasLines && <Foot setup={ setup } cart={ cart } /> }
		</>
	);
}
