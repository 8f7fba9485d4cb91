<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Page\LinkPage;
use Brolga\Core\Page\LinkPages;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Pages that confirm or cancel a back-in-stock request. A GET request only shows a button and the
 * POST request acts, because mail scanners open every link.
 *
 * @see SHOP-90
 */
final class StockPages implements Module {

	/**
	 * @param Closure(): StockLinks $links
	 * @param Closure(): StockWaitRepository $waits
	 */
	public function __construct(
		private readonly LinkPages $pages,
		#[LazyInject( StockLinks::class )] private readonly Closure $links,
		#[LazyInject( StockWaitRepository::class )] private readonly Closure $waits
	) {}

	public function register(): void {
		$this->pages->add( $this->answer( ... ) );
	}

	/**
	 * Returns null if the URL is not a link of a back-in-stock email.
	 *
	 * @param array<array-key, mixed> $query The URL's query arguments.
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
	 * Cancels a request. A request that no longer exists gets the same answer, since the email
	 * about the product's return also contains this link.
	 *
	 * @param bool $is_post Whether the button was pressed, on the page or in a mail program.
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

	private static function product( StockWait $wait ): string {
		return html_entity_decode( wp_strip_all_tags( get_the_title( $wait->product ) ), ENT_QUOTES, 'UTF-8' );
	}
}
