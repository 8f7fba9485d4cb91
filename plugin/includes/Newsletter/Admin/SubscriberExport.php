<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Admin;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Export\Csv;
use Brolga\Core\Export\SiteTime;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberQuery;
use Generator;

/**
 * Writes subscribers as CSV with their proof of consent, in batches. Each custom field gets a
 * column, so a first pass over the subscribers collects the fields' labels.
 *
 * @see EXPORT-2 EXPORT-3
 */
final class SubscriberExport {

	public function __construct( private readonly SubscriberListRepository $directory ) {}

	/** @return array{int, list<string>} The number of subscribers, and the labels of their custom fields. */
	public function look( SubscriberQuery $query ): array {
		$count  = 0;
		$labels = [];
		foreach ( $this->batches( $query ) as $subscribers ) {
			$count += count( $subscribers );
			foreach ( $subscribers as $subscriber ) {
				$labels += array_fill_keys( self::labels( $subscriber ), true );
			}
		}
		return [ $count, array_map( strval( ... ), array_keys( $labels ) ) ];
	}

	/**
	 * @param list<string> $labels
	 * @return Generator<int, string>
	 */
	public function lines( SubscriberQuery $query, array $labels ): Generator {
		yield Csv::BYTE_ORDER_MARK . Csv::line(
			[
				__( 'Email', 'brolga' ),
				__( 'First name', 'brolga' ),
				__( 'Last name', 'brolga' ),
				__( 'List', 'brolga' ),
				__( 'Status', 'brolga' ),
				__( 'Agreed to', 'brolga' ),
				__( 'Agreed on', 'brolga' ),
				__( 'Page', 'brolga' ),
				...$labels,
			]
		);
		$clock = new SiteTime();
		try {
			foreach ( $this->batches( $query ) as $subscribers ) {
				yield implode(
					'',
					array_map(
						static fn ( Subscriber $subscriber ): string => self::line( $subscriber, $labels, $clock ),
						$subscribers
					)
				);
			}
		} catch ( StorageUnavailable ) {
			yield Csv::line( [ __( 'This file is incomplete because the database stopped responding. Export it again.', 'brolga' ) ] );
		}
	}

	/**
	 * Times are in the site's time zone. List and status are written as stored, not translated, so
	 * that the plugin's own import can read them.
	 *
	 * @param list<string> $labels
	 */
	private static function line( Subscriber $subscriber, array $labels, SiteTime $clock ): string {
		$answers = array_combine( self::labels( $subscriber ), array_column( $subscriber->fields, 'text' ) );
		return Csv::line(
			[
				$subscriber->email,
				$subscriber->first_name,
				$subscriber->last_name,
				$subscriber->list_id,
				$subscriber->status->value,
				$subscriber->wording,
				$clock->of( $subscriber->consent_at ),
				$subscriber->consent_page,
				...array_map( static fn ( string $label ): string => $answers[ $label ] ?? '', $labels ),
			]
		);
	}

	/** @return list<string> */
	private static function labels( Subscriber $subscriber ): array {
		return Text::numbered( array_column( $subscriber->fields, 'label' ) );
	}

	/** @return Generator<int, non-empty-list<Subscriber>> */
	private function batches( SubscriberQuery $query ): Generator {
		$found = $this->directory->list( $query );
		while ( [] !== $found ) {
			yield $found;
			$found = count( $found ) < $query->limit
				? []
				: $this->directory->list( $query->continued( $found[ count( $found ) - 1 ]->id ) );
		}
	}
}
