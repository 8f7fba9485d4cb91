<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Api\Leads\LeadColumn;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Core\Extensions\Extensions;
use Brolga\Leads\Lead;

/**
 * The columns of the leads' list that other plugins add.
 *
 * @see EXT-823
 */
final class AddedColumns {

	/** Columns of the list, whose ids an added one cannot have. */
	private const TAKEN = [ 'name', 'preview', 'glance', 'summary', 'form', 'status', 'delivery', 'created' ];

	/** @var array<string, LeadColumn>|null */
	private ?array $all = null;

	/** @return array<string, LeadColumn> */
	private function all(): array {
		return $this->all ??= Extensions::all(
			LeadColumn::class,
			[],
			'brolga_lead_columns',
			static function (): mixed {
				/**
				 * Filters the columns of the leads’ list that other plugins add. See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Api\Leads\LeadColumn> $columns The columns of other plugins.
				 *
				 * @example
				 * add_filter(
				 * 	'brolga_lead_columns',
				 * 	static fn ( array $columns ): array => [ ...$columns, new PhoneColumn() ]
				 * );
				 */
				return apply_filters( 'brolga_lead_columns', [] );
			},
			self::TAKEN
		);
	}

	/** @return list<array{id: string, label: string}> */
	public function labels(): array {
		$labels = [];
		foreach ( $this->all() as $id => $column ) {
			$labels[] = [
				'id'    => $id,
				'label' => Extensions::guard( $column::class, $column->label( ... ), $id ),
			];
		}
		return $labels;
	}

	/** @return array{}|array{columns: array<string, string>} */
	public function of( Lead $lead ): array {
		if ( [] === $this->all() ) {
			return [];
		}
		$facts = new LeadFacts(
			$lead->fields,
			$lead->page,
			$lead->referrer,
			$lead->campaign,
			$lead->variants->names()
		);
		return [
			'columns' => array_map(
				static fn ( LeadColumn $column ): string => Extensions::guard(
					$column::class,
					static fn (): string => $column->text( $facts ),
					''
				),
				$this->all()
			),
		];
	}
}
