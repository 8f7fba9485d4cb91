<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use Brolga\Core\Abilities\Ability;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Database\Migration;
use Brolga\Core\Database\Table;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Listener;
use Brolga\Core\Events\Question;
use Brolga\Core\Extensions\Extension;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Health\Probe;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Page\IslandData;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\Section;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Module;
use Closure;
use LogicException;

/**
 * Everything a feature brings, by the names of its classes: nothing is built
 * before somebody needs it. Who wants all parts of a kind asks for them in its
 * constructor, by the attribute All and the interface they share.
 */
final class Parts {

	/** @var array<string, true> Plugins that the site does not have. */
	private array $absent = [];

	/**
	 * The parts of one feature.
	 *
	 * @param list<class-string<Module>> $modules Built in every request.
	 * @param array<class-string<Module>, list<non-falsy-string>> $waiting Built on the first of some occasions, by
	 *     class: what has nothing to do on most pages. An occasion is a hook that comes by, a class of ours that
	 *     somebody asks for, or `block` and a block's name: the first of its blocks begins.
	 * @param array<class-string<Module>, list<non-falsy-string>> $asked Built where the request has one of some
	 *     parameters, by class: what answers calls of its own.
	 * @param list<class-string<Module>> $posted Built where the request posts something: a body may be lost, and its
	 *     parameters with it.
	 * @param array<class-string<Module>, non-falsy-string> $watchers Built where the server says something by a name of
	 *     wp-config.php, by class: what operators ask for.
	 * @param list<class-string<Module>> $admin Built in wp-admin alone.
	 * @param list<class-string<Module>> $cli Built where WP-CLI runs.
	 * @param array<class-string<Controller>, list<non-falsy-string>> $routes Built when the REST API is asked for a
	 *     route that begins with one of some words, by class.
	 * @param list<class-string<CronTask>> $hourly What is done each hour.
	 * @param array<string, class-string<CronTask>> $cron What is done at an event of WP-Cron of its own, by the event's
	 *                                                    name.
	 * @param list<class-string<Table>> $tables What it stores.
	 * @param list<class-string<Migration>> $migrations Changes of stored data.
	 * @param list<string> $options Options that hold rows of its own: there from the start, so that asking for them
	 *                              costs no query.
	 * @param list<class-string<Leftover>> $leftovers What it keeps outside of tables and options.
	 * @param list<class-string<Section>> $settings What owners can set.
	 * @param list<class-string<DeclaresServerValues>> $server Who reads what only the server decides.
	 * @param list<class-string<Handler>> $handlers Who does jobs of the queue.
	 * @param list<class-string<SubjectNames>> $subjects Who knows what a job is about.
	 * @param array<class-string, list<class-string<Listener>>> $listeners Who is told of an event, by the event's
	 *     class.
	 * @param array<class-string<Question>, list<class-string<Answerer>>> $answerers Who answers a question, by the
	 *     question's class.
	 * @param list<class-string<HealthCheck>> $checks What can be well or not.
	 * @param list<class-string<Probe>> $probes What is tried on demand.
	 * @param list<class-string<DashboardSource>> $dashboard What it has to say on the dashboard.
	 * @param list<class-string<PersonalDataSource>> $personal_data What it knows of a person.
	 * @param list<class-string<PolicySource>> $policy What a privacy policy should say of it.
	 * @param list<class-string<DeclaresServices>> $services What visitors are asked about before it runs.
	 * @param list<class-string<ReferralFigures>> $referrals What it knows to have come of partners' links.
	 * @param list<class-string<Ability>> $abilities What an assistant may do.
	 * @param array<string, class-string> $commands Commands of WP-CLI, by the words after `wp`.
	 * @param list<class-string<MetricSource>> $metrics What it tells of itself in numbers.
	 * @param list<class-string> $blocks What render.php files may ask for.
	 * @param list<class-string<IslandData>> $island What the page's scripts are told.
	 * @param array<class-string<Extension>, list<class-string<Extension>>> $extensions What other plugins can bring
	 *     more of, by its interface.
	 * @param array<class-string, class-string|Closure(Container): object> $bindings How to build what cannot be told
	 *     from a constructor: the class that stands for an interface, or who makes it of lists and numbers.
	 * @param array<class-string, class-string<Feature>> $lenders Which feature says how, where the bindings themselves
	 *     are not at hand.
	 * @param string $beside The plugin without which none of it has anything to do on a page; empty: none.
	 * @param array<class-string, non-falsy-string> $guests Parts that wait for a plugin, with its name.
	 */
	public function __construct(
		public readonly array $modules = [],
		public readonly array $waiting = [],
		public readonly array $asked = [],
		public readonly array $posted = [],
		public readonly array $watchers = [],
		public readonly array $admin = [],
		public readonly array $cli = [],
		public readonly array $routes = [],
		public readonly array $hourly = [],
		public readonly array $cron = [],
		public readonly array $tables = [],
		public readonly array $migrations = [],
		public readonly array $options = [],
		public readonly array $leftovers = [],
		public readonly array $settings = [],
		public readonly array $server = [],
		public readonly array $handlers = [],
		public readonly array $subjects = [],
		public readonly array $listeners = [],
		public readonly array $answerers = [],
		public readonly array $checks = [],
		public readonly array $probes = [],
		public readonly array $dashboard = [],
		public readonly array $personal_data = [],
		public readonly array $policy = [],
		public readonly array $services = [],
		public readonly array $referrals = [],
		public readonly array $abilities = [],
		public readonly array $commands = [],
		public readonly array $metrics = [],
		public readonly array $blocks = [],
		public readonly array $island = [],
		public readonly array $extensions = [],
		public readonly array $bindings = [],
		public readonly array $lenders = [],
		public readonly string $beside = '',
		public readonly array $guests = []
	) {}

	/**
	 * The parts of several features as those of one, in the features' order.
	 *
	 * @param list<Feature> $features The features.
	 */
	public static function of_all( array $features ): self {
		$parts = array_map( static fn ( Feature $feature ): self => $feature->parts(), $features );
		return new self(
			modules: array_merge( ...array_column( $parts, 'modules' ) ),
			waiting: array_merge( ...array_column( $parts, 'waiting' ) ),
			asked: array_merge( ...array_column( $parts, 'asked' ) ),
			posted: array_merge( ...array_column( $parts, 'posted' ) ),
			watchers: array_merge( ...array_column( $parts, 'watchers' ) ),
			admin: array_merge( ...array_column( $parts, 'admin' ) ),
			cli: array_merge( ...array_column( $parts, 'cli' ) ),
			routes: array_merge( ...array_column( $parts, 'routes' ) ),
			hourly: array_merge( ...array_column( $parts, 'hourly' ) ),
			cron: array_merge( ...array_column( $parts, 'cron' ) ),
			tables: array_merge( ...array_column( $parts, 'tables' ) ),
			migrations: array_merge( ...array_column( $parts, 'migrations' ) ),
			options: array_merge( ...array_column( $parts, 'options' ) ),
			leftovers: array_merge( ...array_column( $parts, 'leftovers' ) ),
			settings: array_merge( ...array_column( $parts, 'settings' ) ),
			server: array_merge( ...array_column( $parts, 'server' ) ),
			handlers: array_merge( ...array_column( $parts, 'handlers' ) ),
			subjects: array_merge( ...array_column( $parts, 'subjects' ) ),
			listeners: self::by_class( array_column( $parts, 'listeners' ) ),
			answerers: self::by_class( array_column( $parts, 'answerers' ) ),
			checks: array_merge( ...array_column( $parts, 'checks' ) ),
			probes: array_merge( ...array_column( $parts, 'probes' ) ),
			dashboard: array_merge( ...array_column( $parts, 'dashboard' ) ),
			personal_data: array_merge( ...array_column( $parts, 'personal_data' ) ),
			policy: array_merge( ...array_column( $parts, 'policy' ) ),
			services: array_merge( ...array_column( $parts, 'services' ) ),
			referrals: array_merge( ...array_column( $parts, 'referrals' ) ),
			abilities: array_merge( ...array_column( $parts, 'abilities' ) ),
			commands: array_merge( ...array_column( $parts, 'commands' ) ),
			metrics: array_merge( ...array_column( $parts, 'metrics' ) ),
			blocks: array_merge( ...array_column( $parts, 'blocks' ) ),
			island: array_merge( ...array_column( $parts, 'island' ) ),
			extensions: self::by_class( array_column( $parts, 'extensions' ) ),
			bindings: array_merge( ...array_column( $parts, 'bindings' ) ),
			guests: array_merge( ...array_map( self::those_beside( ... ), $parts ) )
		);
	}

	/**
	 * What of a feature's parts has nothing to do on pages without the plugin that it needs.
	 *
	 * @return array<class-string, non-falsy-string>
	 */
	private static function those_beside( self $parts ): array {
		return in_array( $parts->beside, [ '', '0' ], true ) ? [] : array_fill_keys(
			[
				...$parts->modules,
				...array_keys( $parts->waiting ),
				...array_merge( [], ...array_values( $parts->listeners ), ...array_values( $parts->answerers ) ),
				...$parts->services,
				...$parts->blocks,
				...$parts->island,
			],
			$parts->beside
		);
	}

	/**
	 * Leaves out what needs a plugin that the site does not have.
	 *
	 * @param non-falsy-string $plugin Its name.
	 * @return Closure(class-string): bool Tells what that is.
	 */
	public function leave_out( string $plugin ): Closure {
		$this->absent[ $plugin ] = true;
		return fn ( string $name ): bool => ( $this->guests[ $name ] ?? '' ) === $plugin;
	}

	/**
	 * Takes in what needs a plugin: it has come after all.
	 *
	 * @param non-falsy-string $plugin Its name.
	 */
	public function take_in( string $plugin ): void {
		unset( $this->absent[ $plugin ] );
	}

	/**
	 * Whether a part has what it needs.
	 *
	 * @param class-string $name Its class.
	 */
	public function is_here( string $name ): bool {
		return ! isset( $this->guests[ $name ] ) || ! isset( $this->absent[ $this->guests[ $name ] ] );
	}

	/**
	 * Those of some parts that have what they need.
	 *
	 * @template T of object
	 * @param list<class-string<T>> $names Their classes.
	 * @return list<class-string<T>>
	 */
	public function here( array $names ): array {
		return [] === $this->absent ? $names : array_values( array_filter( $names, $this->is_here( ... ) ) );
	}

	/**
	 * What visitors may ask, as the parts declare it; nothing is built for it.
	 *
	 * @return list<PublicRoute>
	 */
	public function public_routes(): array {
		$routes = [];
		foreach ( array_unique( [
			...array_keys( $this->routes ),
			...$this->posted,
			...array_keys( $this->asked ),
			...array_keys( $this->waiting ),
			...$this->modules,
		] ) as $name ) {
			if ( is_subclass_of( $name, DeclaresRoutes::class ) ) {
				$routes = [ ...$routes, ...$name::routes() ];
			}
		}
		return $routes;
	}

	/**
	 * What only the server decides, as the parts declare it; nothing is built for it.
	 *
	 * @return list<ServerValue>
	 */
	public function server_values(): array {
		$values = [];
		foreach ( $this->server as $name ) {
			$values = [ ...$values, ...$name::server_values() ];
		}
		return $values;
	}

	/**
	 * What several features name for the same classes, in the features' order.
	 *
	 * @template K of string
	 * @template V of string
	 * @param list<array<K, list<V>>> $maps Of each feature.
	 * @return array<K, list<V>>
	 */
	private static function by_class( array $maps ): array {
		$all = [];
		foreach ( $maps as $map ) {
			foreach ( $map as $class => $names ) {
				$all[ $class ] = [ ...$all[ $class ] ?? [], ...$names ];
			}
		}
		return $all;
	}

	/**
	 * The parts that share an interface, for the attribute All.
	 *
	 * @param class-string $kind The interface.
	 * @return list<class-string>
	 *
	 * @throws LogicException When no part has it.
	 */
	public function of( string $kind ): array {
		$parts = [
			Table::class            => $this->tables,
			Migration::class        => $this->migrations,
			Leftover::class         => $this->leftovers,
			Section::class          => $this->settings,
			Handler::class          => $this->handlers,
			IslandData::class       => $this->island,
			SubjectNames::class     => $this->subjects,
			HealthCheck::class      => $this->checks,
			Probe::class            => $this->probes,
			DashboardSource::class  => $this->dashboard,
			DeclaresServices::class => $this->services,
			ReferralFigures::class  => $this->referrals,
			MetricSource::class     => $this->metrics,
		] + $this->extensions;
		return $this->here(
			$parts[ $kind ] ?? throw new LogicException( "No feature has parts of the kind {$kind}." )
		);
	}
}
