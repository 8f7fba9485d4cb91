<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Export\SiteTime;
use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;

/**
 * Exports and erases the back-in-stock requests of a person for WordPress' privacy tools.
 *
 * @see SHOP-45 PRIV-1
 */
final class StockPersonalData implements PersonalDataSource {

	private const PAGE = 100;

	public function __construct( private readonly StockWaitRepository $waits ) {}

	public function export( PersonalAddress $address, int $page ): ExportPage {
		$waits = $this->waits->of_person( $address, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) );
		return new ExportPage(
			array_map(
				static fn ( array $wait ): array => ExportPage::item(
					'brolga-stock',
					__( 'Back-in-stock emails', 'brolga' ),
					"brolga-stock-{$wait['id']}",
					[
						__( 'Product', 'brolga' )   => get_the_title( $wait['product'] ),
						__( 'Email', 'brolga' )     => $wait['email'],
						__( 'Requested', 'brolga' ) => ( new SiteTime() )->of( $wait['since'] ),
					]
				),
				$waits
			),
			count( $waits ) < self::PAGE
		);
	}

	public function erase( PersonalAddress $address ): Erasure {
		$waits = $this->waits->of_person( $address, self::PAGE );
		$this->waits->delete( array_column( $waits, 'id' ) );
		return new Erasure( count( $waits ), count( $waits ) < self::PAGE );
	}
}
