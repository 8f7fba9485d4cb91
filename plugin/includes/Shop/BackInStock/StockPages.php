<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\LinkPage;
use Brolga\Core\Page\LinkPages;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Confirming a back-in-stock request, and ending it. A visit shows a button, a
 * post does it: mail scanners visit every link.
 *
 * @see SHOP-90
 */
final class StockPages implements Module {

	/**
	 * @param Closure(): StockLinks $links Signs links.
	 * @param Closure(): StockWaitRepository $waits Who waits.
	 */
	public function __construct(
		private readonly LinkPages $pages,
		#[Later( StockLinks::class )] private readonly Closure $links,
		#[Later( StockWaitRepository::class )] private readonly Closure $waits
	) {}

	/**
	 * Waits for links of ours.
	 */
	public function register(): void {
		$this->pages->add( $this->answer( ... ) );
	}

	/**
	 * The page for a request, or null.
	 *
	 * @param array<array-key, mixed> $query   What the address carries.
	 * @param bool                    $is_post Whether the button was pressed.
	 */
	public function answer( array $query, bool $is_post ): ?LinkPage {
		try {
			foreach ( [ StockLinks::CONFIRM, StockLinks::STOP ] as $parameter ) {
				$token = $query[ $parameter ] ?? null;
				if ( is_string( $token ) ) {
					$wait = ( $this->links )()->find( $parameter, $token );
					return StockLinks::CONFIRM === $parameter
						? $this->confirm( $wait, $is_post )
						: $this->stop( $wait, $is_post );
				}
			}
			return null;
		} catch ( StorageUnavailable ) {
			return new LinkPage(
				ErrorKey::Unavailable->status(),
				__( 'Please try again', 'brolga' ),
				__( 'Your choice could not be saved. Please try again in a minute.', 'brolga' )
			);
		}
	}

	/**
	 * The page that confirms.
	 *
	 * @param StockWait|null $wait    The request; null: there is none.
	 * @param bool           $is_post Whether the button was pressed.
	 */
	private function confirm( ?StockWait $wait, bool $is_post ): LinkPage {
		if ( null === $wait ) {
			return new LinkPage(
				404,
				__( 'This link has expired', 'brolga' ),
				__( 'Your request has been deleted, or we have already emailed you about it. To ask again, go to the product’s page.', 'brolga' )
			);
		}
		if ( $is_post ) {
			( $this->waits )()->confirm( $wait->id );
		}
		if ( $is_post || $wait->is_confirmed ) {
			return new LinkPage(
				200,
				__( 'You’re on the waiting list', 'brolga' ),
				/* translators: %s: a product. */
				sprintf( __( 'We will email you once when %s is back in stock.', 'brolga' ), self::product( $wait ) )
			);
		}
		return new LinkPage(
			200,
			__( 'Confirm your request', 'brolga' ),
			sprintf(
				/* translators: 1: an email address. 2: a product. */
				__( 'Should we email %1$s when %2$s is back in stock?', 'brolga' ),
				$wait->email,
				self::product( $wait )
			),
			__( 'Yes, email me', 'brolga' ),
			( $this->links )()->url( StockLinks::CONFIRM, $wait )
		);
	}

	/**
	 * The page that ends a request. One that has ended is answered alike: the link
	 * stands in an email that tells of it.
	 *
	 * @param StockWait|null $wait    The request; null: there is none.
	 * @param bool           $is_post Whether the button was pressed, here or in a mail program.
	 */
	private function stop( ?StockWait $wait, bool $is_post ): LinkPage {
		if ( null !== $wait && ! $is_post ) {
			return new LinkPage(
				200,
				__( 'Cancel your request', 'brolga' ),
				sprintf(
					/* translators: 1: an email address. 2: a product. */
					__( 'Cancel the request to email %1$s when %2$s is back in stock?', 'brolga' ),
					$wait->email,
					self::product( $wait )
				),
				__( 'Yes, cancel it', 'brolga' ),
				( $this->links )()->url( StockLinks::STOP, $wait )
			);
		}
		if ( null !== $wait ) {
			( $this->waits )()->delete( [ $wait->id ] );
		}
		return new LinkPage(
			200,
			__( 'You will not hear about this product again', 'brolga' ),
			__( 'We have deleted your request and your address.', 'brolga' )
		);
	}

	/**
	 * What is waited for.
	 *
	 * @param StockWait $wait The request.
	 */
	private static function product( StockWait $wait ): string {
		return html_entity_decode( wp_strip_all_tags( get_the_title( $wait->product ) ), ENT_QUOTES, 'UTF-8' );
	}
}
