<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * The stored state of the import: its progress, and the options as they were before. Posts and images carry
 * their own mark, see CreatedItemRepository.
 *
 * @phpstan-type Change array{had: bool, before: mixed, after: mixed}
 * @phpstan-type KeptThing array{title: string, reason: string, url: string}
 */
final class State {

	public const OPTION = 'brolga_demo';

	private const NOTHING = [
		'stage'       => '',
		'choices'     => [],
		'done'        => 0,
		'total'       => 0,
		'failure'     => '',
		'options'     => [],
		'parts'       => [],
		'terms'       => [],
		'leads'       => [],
		'subscribers' => [],
		'begun'       => [],
		'tests'       => [],
		'samples'     => [],
		'shop'        => [],
		'kept'        => [],
	];

	public Stage $stage = Stage::None;

	public Choices $choices;

	public int $done = 0;

	public int $total = 0;

	public string $failure = '';

	/** @var array<string, Change> Changed options with their old and new values. */
	public array $options = [];

	/**
	 * The owner's template parts that were overwritten, by slug.
	 *
	 * @var array<string, array{id: int, title: string, content: string, print: string}>
	 */
	public array $parts = [];

	/** @var list<array{id: int, taxonomy: string}> */
	public array $terms = [];

	/** @var array<int, array{id: int, print: string}> Leads by their number in the demo. */
	public array $leads = [];

	/** @var array<int, string> Email addresses by subscriber ID. */
	public array $subscribers = [];

	/** @var array<string, int> How many visitors were counted as having begun the form, by day. */
	public array $begun = [];

	/** @var list<string> Keys of A/B tests with made-up results. */
	public array $tests = [];

	/** @var list<int> IDs of WordPress's sample content in the trash. */
	public array $samples = [];

	/**
	 * IDs of what was added to the shop, by kind.
	 *
	 * @var array{tax?: int, delivery?: int, overseas?: int, attributes?: list<int>, orders?: list<int>}
	 */
	public array $shop = [];

	/** @var array<string, KeptThing> What undo has left in place, by demo key. */
	public array $kept = [];

	public function __construct() {
		$this->choices = new Choices();
	}

	public static function load(): self {
		$stored = get_option( self::OPTION );
		$state  = new self();
		if ( ! is_array( $stored ) ) {
			return $state;
		}
		/**
		 * @var array{
		 *     stage?: string,
		 *     choices?: array<string, bool>,
		 *     done?: int,
		 *     total?: int,
		 *     failure?: string,
		 *     options?: array<string, Change>,
		 *     parts?: array<string, array{id: int, title: string, content: string, print: string}>,
		 *     terms?: list<array{id: int, taxonomy: string}>,
		 *     leads?: array<int, array{id: int, print: string}>,
		 *     subscribers?: array<int, string>,
		 *     begun?: array<string, int>,
		 *     tests?: list<string>,
		 *     samples?: list<int>,
		 *     shop?: array{
		 *         tax?: int,
		 *         delivery?: int,
		 *         overseas?: int,
		 *         attributes?: list<int>,
		 *         orders?: list<int>,
		 *     },
		 *     kept?: array<string, KeptThing>,
		 * } $stored
		 */
		$told               = $stored + self::NOTHING;
		$state->stage       = Stage::tryFrom( $told['stage'] ) ?? Stage::None;
		$state->choices     = Choices::of( $told['choices'] );
		$state->done        = $told['done'];
		$state->total       = $told['total'];
		$state->failure     = $told['failure'];
		$state->options     = $told['options'];
		$state->parts       = $told['parts'];
		$state->terms       = $told['terms'];
		$state->leads       = $told['leads'];
		$state->subscribers = $told['subscribers'];
		$state->begun       = $told['begun'];
		$state->tests       = $told['tests'];
		$state->samples     = $told['samples'];
		$state->shop        = $told['shop'];
		$state->kept        = $told['kept'];
		return $state;
	}

	public function save(): void {
		update_option( self::OPTION, [
			'stage'   => $this->stage->value,
			'choices' => $this->choices->to_array(),
		] + get_object_vars( $this ), false );
	}

	public function keep( string $key, string $title, UndoExclusion $reason, string $url = '' ): void {
		$this->kept[ $key ] = [
			'title'  => $title,
			'reason' => $reason->value,
			'url'    => $url,
		];
	}
}
