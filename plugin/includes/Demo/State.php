<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * What the import remembers: how far it is, and what was there before it. Posts
 * and images say themselves that they are the demo's, see MadeRepository.
 *
 * @phpstan-type Change array{had: bool, before: mixed, after: mixed}
 * @phpstan-type KeptThing array{title: string, reason: string, url: string}
 */
final class State {

	/** The option it is kept in. */
	public const OPTION = 'brolga_demo';

	/** What is remembered where nothing is stored. */
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

	/** How many steps are done. */
	public int $done = 0;

	/** How many there are. */
	public int $total = 0;

	/** What the last step that failed has said; empty: none has. */
	public string $failure = '';

	/** @var array<string, Change> What options were and have become. */
	public array $options = [];

	/**
	 * @var array<string, array{id: int, title: string, content: string, print: string}> Template parts of the owner's
	 *     that were written over.
	 */
	public array $parts = [];

	/** @var list<array{id: int, taxonomy: string}> Categories and tags that were made. */
	public array $terms = [];

	/** @var array<int, array{id: int, print: string}> Enquiries by their number in the demo. */
	public array $leads = [];

	/** @var array<int, string> Subscribers' addresses by their ids. */
	public array $subscribers = [];

	/** @var array<string, int> How many were counted to have begun the form, by day. */
	public array $begun = [];

	/** @var list<string> Keys of tests whose visitors were made up. */
	public array $tests = [];

	/** @var list<int> WordPress' samples in the bin. */
	public array $samples = [];

	/**
	 * @var array{tax?: int, delivery?: int, overseas?: int, attributes?: list<int>, orders?: list<int>} What the shop
	 *     was given, by its kind.
	 */
	public array $shop = [];

	/** @var array<string, KeptThing> What undo has left. */
	public array $kept = [];

	public function __construct() {
		$this->choices = new Choices();
	}

	/**
	 * What the current site remembers.
	 */
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

	/**
	 * Notes what undo leaves.
	 *
	 * @param string $key    What it is to the demo.
	 * @param string $title  What the owner calls it.
	 * @param Kept   $reason Why.
	 * @param string $url    Where the owner looks after it; may be empty.
	 */
	public function keep( string $key, string $title, Kept $reason, string $url = '' ): void {
		$this->kept[ $key ] = [
			'title'  => $title,
			'reason' => $reason->value,
			'url'    => $url,
		];
	}
}
