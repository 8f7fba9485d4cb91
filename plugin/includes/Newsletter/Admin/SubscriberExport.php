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
 * Writes subscribers as CSV with the proof of consent, in batches. Answers to
 * further questions stand in one column each; which there are is found by a
 * first reading.
 *
 * @see EXPORT-2 EXPORT-3
 */
final class SubscriberExport {

	public function __construct( private readonly SubscriberListRepository $directory ) {}

	/**
	 * Looks through the subscribers.
	 *
	 * @return array{int, list<string>} How many there are, and the labels of further questions.
	 */
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
	 * The table, some lines at a time.
	 *
	 * @param list<string> $labels What look() found for them.
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
	 * A subscriber's line. Its time is that of the site's clock. List and status stand
	 * there as they are stored, in every language: our import reads them back.
	 *
	 * @param Subscriber   $subscriber Who.
	 * @param list<string> $labels     The further questions.
	 * @param SiteTime     $clock      Tells times.
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
				$subscriber->consent_text,
				$clock->of( $subscriber->consent_at ),
				$subscriber->consent_page,
				...array_map( static fn ( string $label ): string => $answers[ $label ] ?? '', $labels ),
			]
		);
	}

	/**
	 * What a subscriber's answers are called: two questions may have one label.
	 *
	 * @param Subscriber $subscriber Who.
	 * @return list<string>
	 */
	private static function labels( Subscriber $subscriber ): array {
		return Text::numbered( array_column( $subscriber->fields, 'label' ) );
	}

	/**
	 * All subscribers, batch by batch.
	 *
	 * @return Generator<int, non-empty-list<Subscriber>>
	 */
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
