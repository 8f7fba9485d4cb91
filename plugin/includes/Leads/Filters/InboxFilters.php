<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;
use Brolga\Leads\LeadFilter;
use Brolga\Leads\Origin;
use InvalidArgumentException;

/**
 * The inbox filters of Brolga and of other plugins.
 *
 * @see LEAD-83
 */
final class InboxFilters {

	public const OURS = [
		PathFilter::class,
		SourceFilter::class,
		CampaignFilter::class,
		ReferralFilter::class,
		VariantFilter::class,
	];

	/** Other parameters of the list, whose names a filter cannot have. */
	private const TAKEN = [
		'status',
		'form',
		'search',
		'from',
		'to',
		'after_id',
		'per_page',
		'before',
		'limit',
		'id',
		'page',
		'lead',
		'action',
	];

	private const MOST = 20;

	/** @var array<string, InboxFilter>|null Cached, because an import needs the filters for every lead. */
	private ?array $all = null;

	/** @param list<InboxFilter> $ours */
	public function __construct( #[All( InboxFilter::class )] private readonly array $ours ) {}

	/** For code that creates this object without the container. */
	public static function usual(): self {
		return new self( array_map( static fn ( string $name ): InboxFilter => new $name(), self::OURS ) );
	}

	/** @return array<string, InboxFilter> */
	private function all(): array {
		return $this->all ??= Extensions::all(
			InboxFilter::class,
			$this->ours,
			'brolga_inbox_filters',
			static function (): mixed {
				/**
				 * Filters the filters of the inbox that other plugins add. Leads have the values of a filter that was
				 * there when they were stored. See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Api\Leads\InboxFilter> $filters The filters of other plugins.
				 */
				return apply_filters( 'brolga_inbox_filters', [] );
			},
			self::TAKEN
		);
	}

	/**
	 * A missing parameter filters nothing.
	 *
	 * @param array<array-key, mixed> $values
	 * @throws InvalidArgumentException If a status or day is invalid: a wrong list would be worse than none.
	 */
	public function filter( array $values ): LeadFilter {
		return LeadFilter::from( $values, array_keys( $this->all() ) );
	}

	/** @return array<string, array<string, mixed>> */
	public function parameters(): array {
		$more = array_map(
			static fn ( InboxFilter $filter ): array => [
				'description' => $filter->description(),
				'type'        => 'string',
				'maxLength'   => 200,
				'default'     => '',
			],
			$this->all()
		);
		return LeadFilter::parameters() + $more;
	}

	/** @return list<string> */
	public function words( LeadFacts $lead ): array {
		$words = [];
		foreach ( $this->all() as $name => $filter ) {
			$values = Extensions::guard(
				$filter::class,
				static fn (): array => array_map(
					static fn ( string $value ): string => Origin::word( $name, $value ),
					$filter->values( $lead )
				),
				[]
			);
			$words  = [ ...$words, ...array_slice( $values, 0, self::MOST ) ];
		}
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word ) );
	}

	/** @return list<array{name: string, label: string, choices: list<array{value: string, label: string}>}> */
	public function controls(): array {
		$controls = [];
		foreach ( $this->all() as $name => $filter ) {
			$choices = [];
			foreach ( Extensions::guard(
				$filter::class,
				static fn (): array => $filter->choices(),
				[]
			) as $value => $label ) {
				$choices[] = [
					'value' => (string) $value,
					'label' => $label,
				];
			}
			if ( [] !== $choices ) {
				$controls[] = [
					'name'    => $name,
					'label'   => $filter->label(),
					'choices' => $choices,
				];
			}
		}
		return $controls;
	}
}
