<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Api\Spam\Attempt;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Rest\AnswerHeaders;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Rest\Signature;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Html;
use Brolga\Core\Support\InvalidToken;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Text;
use Brolga\Mail\ShareUsed;
use Brolga\Shop\Product\ProductAtHand;
use Brolga\Spam\SpamCheck;
use Brolga\Spam\SpamGuard;
use Closure;
use WC_Product;
use WC_Product_Variable;

/**
 * Form on the page of a sold-out product, by which visitors ask for an email when it is back. It
 * is posted to the product's own page and also works on a page that was cached for a month.
 *
 * @see SHOP-45 SHOP-90
 */
final class StockForm implements Module, DeclaresRoutes {

	private const TOKEN   = 'brolga_stock';
	private const PRODUCT = 'brolga_stock_product';
	private const EMAIL   = 'brolga_stock_email';
	/** Honeypot field: people do not see it, so only bots fill it in. */
	private const TRAP    = 'brolga_stock_url';
	private const PURPOSE = 'brolga_stock';
	private const SENT    = 'brolga_stock_sent';

	private ?ErrorKey $refusal = null;

	/**
	 * @param Closure(): StockMails $mails
	 * @param Closure(): Gate $gate
	 * @param Closure(): SpamGuard $guard
	 */
	public function __construct(
		#[LazyInject( StockMails::class )] private readonly Closure $mails,
		private readonly Hmac $hmac,
		#[LazyInject( Gate::class )] private readonly Closure $gate,
		#[LazyInject( SpamGuard::class )] private readonly Closure $guard
	) {}

	public static function routes(): array {
		return [ new PublicRoute(
			'back-in-stock',
			signature: new Signature( self::TOKEN, self::PURPOSE, self::product( ... ) ),
			rate: new Rate( 'stock' ),
			edge: Edge::Page
		) ];
	}

	/**
	 * Checks that the signed token belongs to this page's product. The empty return value makes
	 * the rate limit count all products together.
	 *
	 * @throws InvalidToken If the token belongs to another product.
	 */
	private static function product( string $payload ): string {
		return (string) get_queried_object_id() === $payload ? '' : throw InvalidToken::forged();
	}

	public function register(): void {
		add_action( 'template_redirect', $this->receive( ... ), 1 );
		add_filter( 'woocommerce_get_stock_html', $this->add( ... ), 10, 2 );
		// After the variations form, because forms cannot be nested.
		add_action( 'woocommerce_after_add_to_cart_form', $this->add_for_variations( ... ) );
	}

	/** Handles the posted form; after success it redirects, so that reloading does not submit again. */
	private function receive(): void {
		$sent = self::sent();
		if ( '' === $sent[ self::TOKEN ] || ! function_exists( 'is_product' ) || ! is_product() ) {
			return;
		}
		$this->refusal = $this->store( $sent );
		nocache_headers();
		if ( null === $this->refusal ) {
			if (
				wp_safe_redirect( add_query_arg( self::SENT, '1', (string) get_permalink() ) . '#brolga-stock', 303 )
			) {
				exit;
			}
			return;
		}
		status_header( $this->refusal->status() );
		AnswerHeaders::send( AnswerHeaders::retry( $this->refusal->status() ) );
	}

	/** @param array<string, string> $sent */
	private function store( array $sent ): ?ErrorKey {
		$refusal = ( $this->gate )()->ask(
			self::routes()[0],
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared and counted, and not kept.
			PublicCall::of_form( $sent, (array) wp_unslash( $_SERVER ) )
		)->error;
		if ( null !== $refusal ) {
			return $refusal;
		}
		try {
			$reason = ( $this->guard )()->judge(
				new Attempt(
					self::PURPOSE,
					$sent[ self::TOKEN ],
					'',
					$sent[ self::TRAP ],
					[ $sent[ self::EMAIL ] ],
					SpamCheck::Builtin->value
				)
			)->reason;
			( $this->guard )()->count( $reason );
			if ( null !== $reason ) {
				// Bots get the success message.
				return null;
			}
			$email   = Text::trim( $sent[ self::EMAIL ] );
			$product = $this->wanted( (int) $sent[ self::PRODUCT ] );
			if ( ! is_string( is_email( $email ) ) || Text::length( $email ) > 254 ) {
				return ErrorKey::Invalid;
			}
			if ( null === $product ) {
				return ErrorKey::BadRequest;
			}
			( $this->mails )()->ask( $product, $email );
			return null;
		} catch ( ShareUsed ) {
			return ErrorKey::TooMany;
		} catch ( StorageUnavailable ) {
			return ErrorKey::Unavailable;
		}
	}

	/** Returns the product or variation if it belongs to this page and is sold out, otherwise null. */
	private function wanted( int $id ): ?WC_Product {
		$product = wc_get_product( $id );
		return $product instanceof WC_Product
			&& in_array( get_queried_object_id(), [ $product->get_id(), $product->get_parent_id() ], true )
			&& ! $product->is_in_stock()
			? $product
			: null;
	}

	private function add( mixed $html, mixed $product ): mixed {
		return is_string( $html )
			&& $product instanceof WC_Product
			&& 0 === $product->get_parent_id()
			&& ! $product instanceof WC_Product_Variable
			&& self::is_here( $product )
			&& ! $product->is_in_stock()
			? $html . $this->form( [ $product ] )
			: $html;
	}

	private function add_for_variations(): void {
		$product = ProductAtHand::get();
		if ( ! $product instanceof WC_Product_Variable || ! self::is_here( $product ) ) {
			return;
		}
		$gone = array_values( array_filter(
			array_map( wc_get_product( ... ), $product->get_children() ),
			static fn ( mixed $one ): bool => $one instanceof WC_Product
				&& 'publish' === $one->get_status()
				&& ! $one->is_in_stock()
		) );
		if ( [] !== $gone ) {
			Html::put( $this->form( $gone ) );
		}
	}

	private static function is_here( WC_Product $product ): bool {
		return is_product() && get_queried_object_id() === $product->get_id();
	}

	/** @param list<WC_Product> $products */
	private function form( array $products ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses between two sentences.
		if ( null === $this->refusal && isset( $_GET[ self::SENT ] ) ) {
			return Html::fill(
				'<p class="brolga-stock" id="brolga-stock" role="status">{words}</p>',
				[ 'words' => esc_html__( 'Thank you. Please check your inbox: we’ve sent you a link to confirm that the address is yours.', 'brolga' ) ]
			);
		}
		$sent  = self::sent();
		$error = null === $this->refusal ? '' : self::error( $this->refusal );
		return Html::fill(
			<<<'HTML'
			<form class="brolga-stock" id="brolga-stock" method="post" action="{page}#brolga-stock">
				<p class="brolga-stock__title"><strong>{title}</strong></p>
				{error}
				{product}
				<p>
					<label for="brolga-stock-email">{email}</label> <input type="email" id="brolga-stock-email"
						name="{email_name}" value="{address}" maxlength="254" autocomplete="email" required{described}>
				</p>
				<p hidden>
					<label>{trap} <input type="text" name="{trap_name}" tabindex="-1" autocomplete="off"></label>
				</p>
				<input type="hidden" name="{token_name}" value="{token}">
				<p><button type="submit" class="button wp-element-button">{submit}</button></p>
				<p class="brolga-stock__note">{note}</p>
			</form>
			HTML,
			[
				'page'       => esc_url( (string) get_permalink( get_queried_object_id() ) ),
				'title'      => esc_html( self::title( $products ) ),
				'error'      => $error,
				'product'    => self::choice( $products, $sent[ self::PRODUCT ] ),
				'email'      => esc_html__( 'Email', 'brolga' ),
				'email_name' => self::EMAIL,
				'address'    => esc_attr( $sent[ self::EMAIL ] ),
				'described'  => '' === $error ? '' : ' aria-invalid="true" aria-describedby="brolga-stock-error"',
				'trap'       => esc_html__( 'Leave this empty', 'brolga' ),
				'trap_name'  => self::TRAP,
				'token_name' => self::TOKEN,
				'token'      => esc_attr( $this->hmac->sign( self::PURPOSE, (string) get_queried_object_id() ) ),
				'submit'     => esc_html__( 'Notify me', 'brolga' ),
				'note'       => esc_html__( 'You’ll get one email to confirm your address and one when it’s back. Then we delete your address.', 'brolga' ),
			]
		);
	}

	private static function error( ErrorKey $refusal ): string {
		return Html::fill(
			'<p class="brolga-stock__error" id="brolga-stock-error" role="alert">{message}</p>',
			[ 'message' => esc_html( $refusal->message() ) ]
		);
	}

	/** @param list<WC_Product> $products */
	private static function title( array $products ): string {
		return 1 === count( $products ) && 0 !== $products[0]->get_parent_id()
			/* translators: %s: a variation of a product, such as "Large". */
			? sprintf( __( 'Email me when %s is back in stock', 'brolga' ), self::name( $products[0] ) )
			: __( 'Email me when it’s back in stock', 'brolga' );
	}

	/** @param list<WC_Product> $products */
	private static function choice( array $products, string $chosen ): string {
		if ( 1 === count( $products ) ) {
			return sprintf( '<input type="hidden" name="%s" value="%d">', self::PRODUCT, $products[0]->get_id() );
		}
		$options = array_map( static fn ( WC_Product $one ): string => self::option( $one, $chosen ), $products );
		return Html::fill(
			<<<'HTML'
			<p>
				<label for="brolga-stock-product">{label}</label> <select id="brolga-stock-product" name="{name}">
					{options}
				</select>
			</p>
			HTML,
			[
				'label'   => esc_html__( 'Choose an option', 'brolga' ),
				'name'    => self::PRODUCT,
				'options' => implode( '', $options ),
			]
		);
	}

	private static function option( WC_Product $product, string $chosen ): string {
		return sprintf(
			'<option value="%d"%s>%s</option>',
			$product->get_id(),
			selected( (string) $product->get_id(), $chosen, false ),
			esc_html( self::name( $product ) )
		);
	}

	/** Returns the attributes that distinguish a variation, such as "Large". */
	private static function name( WC_Product $product ): string {
		return wp_strip_all_tags( wc_get_formatted_variation( $product->get_attributes(), true, false ) );
	}

	/**
	 * @return array{
	 *     brolga_stock: string,
	 *     brolga_stock_product: string,
	 *     brolga_stock_email: string,
	 *     brolga_stock_url: string,
	 * }
	 */
	private static function sent(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Signed, not nonced, for pages in caches; read by Text.
		$text = static fn ( string $name ): string => is_string( $_POST[ $name ] ?? null )
			// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Signed, not nonced, for pages in caches; read by Text.
			? Text::start( Text::line( wp_unslash( $_POST[ $name ] ) ), 1000 )
			: '';
		return [
			self::TOKEN   => $text( self::TOKEN ),
			self::PRODUCT => $text( self::PRODUCT ),
			self::EMAIL   => $text( self::EMAIL ),
			self::TRAP    => $text( self::TRAP ),
		];
	}
}
