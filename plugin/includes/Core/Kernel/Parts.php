<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Kernel;

use Brolga\Api\Extension;
use Brolga\Api\Settings\Section;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Admin\DashboardSource;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Database\Migration;
use Brolga\Core\Database\Table;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Listener;
use Brolga\Core\Events\Question;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Health\Probe;
use Brolga\Core\Jobs\Handler;
use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Lifecycle\Leftover;
use Brolga\Core\Metrics\MetricSource;
use Brolga\Core\Page\PageConfig;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Referrals\ReferralFigures;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Module;
use Closure;
use LogicException;

/**
 * Lists all parts of a feature by class name, so that nothing is built before it is needed. A
 * constructor gets all parts of one kind through the attribute All with their common interface.
 */
final class Parts {

	/** @var array<string, true> */
	private array $absent = [];

	/**
	 * The parts of one feature.
	 *
	 * @param list<class-string<Module>> $modules Built in every request.
	 * @param array<class-string<Module>, list<non-falsy-string>> $waiting Built on the first of the listed
	 *     occasions: a hook, a class of this plugin being built, or `block` and a block's name when its
	 *     first block begins. For modules with nothing to do on most pages.
	 * @param array<class-string<Module>, list<non-falsy-string>> $asked Built if the request has one of
	 *     the listed parameters.
	 * @param list<class-string<Module>> $posted Built in every POST request, because an oversized request
	 *     body arrives without its parameters.
	 * @param array<class-string<Module>, non-falsy-string> $watchers Built if the server sets the
	 *     constant, such as in wp-config.php: tools for operators.
	 * @param list<class-string<Module>> $admin Built in wp-admin only.
	 * @param list<class-string<Module>> $cli Built under WP-CLI only.
	 * @param array<class-string<Controller>, list<non-falsy-string>> $routes Built for REST routes whose
	 *     path begins with one of the listed words.
	 * @param list<class-string<CronTask>> $hourly Tasks of the hourly event.
	 * @param array<string, class-string<CronTask>> $cron Tasks by the name of their own WP-Cron event.
	 * @param list<class-string<Table>> $tables Database tables.
	 * @param list<class-string<Migration>> $migrations Migrations of stored data.
	 * @param list<string> $options Options created on installation, because reading a missing option costs
	 *     a query.
	 * @param list<class-string<Leftover>> $leftovers Data outside of tables and options.
	 * @param list<class-string<Section>> $settings Sections of the settings.
	 * @param list<class-string<DeclaresServerValues>> $server Classes that declare values which only the
	 *     server can set.
	 * @param list<class-string<Handler>> $handlers Handlers for jobs of the queue.
	 * @param list<class-string<SubjectNames>> $subjects Names for the records that jobs are about.
	 * @param array<class-string, list<class-string<Listener>>> $listeners Listeners by event class.
	 * @param array<class-string<Question>, list<class-string<Answerer>>> $answerers Answerers by question
	 *     class.
	 * @param list<class-string<HealthCheck>> $checks Health checks.
	 * @param list<class-string<Probe>> $probes Tests that run on demand.
	 * @param list<class-string<DashboardSource>> $dashboard Content for the dashboard.
	 * @param list<class-string<PersonalDataSource>> $personal_data Sources for exports and erasures of
	 *     personal data.
	 * @param list<class-string<PolicySource>> $policy Suggested texts for the privacy policy.
	 * @param list<class-string<DeclaresServices>> $services Services that need a visitor's consent.
	 * @param list<class-string<ReferralFigures>> $referrals Figures about what partners' links have
	 *     brought.
	 * @param list<class-string<Ability>> $abilities Abilities for AI assistants.
	 * @param array<string, class-string> $commands WP-CLI commands by the words after `wp`.
	 * @param list<class-string<MetricSource>> $metrics Sources of metrics.
	 * @param list<class-string> $blocks Classes that render.php files may get from Services.
	 * @param list<class-string<PageConfig>> $page_config Data for the page's scripts.
	 * @param array<class-string<Extension>, list<class-string<Extension>>> $extensions Parts that other
	 *     plugins can add to, by interface.
	 * @param array<class-string, class-string|Closure(Container): object> $bindings How to build what a
	 *     constructor's types cannot tell: the class for an interface, or a factory.
	 * @param array<class-string, class-string<Feature>> $lenders The feature that has the binding for a
	 *     class, where bindings are not loaded.
	 * @param string $beside The folder of another plugin without which these parts do nothing on a page;
	 *     empty: none.
	 * @param array<class-string, non-falsy-string> $guests Parts that need another plugin, with its folder
	 *     name.
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
		public readonly array $page_config = [],
		public readonly array $extensions = [],
		public readonly array $bindings = [],
		public readonly array $lenders = [],
		public readonly string $beside = '',
		public readonly array $guests = []
	) {}

	/** @param list<Feature> $features */
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
			page_config: array_merge( ...array_column( $parts, 'page_config' ) ),
			extensions: self::by_class( array_column( $parts, 'extensions' ) ),
			bindings: array_merge( ...array_column( $parts, 'bindings' ) ),
			guests: array_merge( ...array_map( self::those_beside( ... ), $parts ) )
		);
	}

	/** @return array<class-string, non-falsy-string> */
	private static function those_beside( self $parts ): array {
		return in_array( $parts->beside, [ '', '0' ], true ) ? [] : array_fill_keys(
			[
				...$parts->modules,
				...array_keys( $parts->waiting ),
				...array_merge( [], ...array_values( $parts->listeners ), ...array_values( $parts->answerers ) ),
				...$parts->services,
				...$parts->blocks,
				...$parts->page_config,
			],
			$parts->beside
		);
	}

	/**
	 * Leaves out the parts that need a missing plugin.
	 *
	 * @param non-falsy-string $plugin
	 * @return Closure(class-string): bool Whether a class is one of those parts.
	 */
	public function leave_out( string $plugin ): Closure {
		$this->absent[ $plugin ] = true;
		return fn ( string $name ): bool => ( $this->guests[ $name ] ?? '' ) === $plugin;
	}

	/** @param non-falsy-string $plugin */
	public function take_in( string $plugin ): void {
		unset( $this->absent[ $plugin ] );
	}

	/** @param class-string $name */
	public function is_here( string $name ): bool {
		return ! isset( $this->guests[ $name ] ) || ! isset( $this->absent[ $this->guests[ $name ] ] );
	}

	/**
	 * @template T of object
	 * @param list<class-string<T>> $names
	 * @return list<class-string<T>>
	 */
	public function here( array $names ): array {
		return [] === $this->absent ? $names : array_values( array_filter( $names, $this->is_here( ... ) ) );
	}

	/** @return list<PublicRoute> */
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

	/** @return list<ServerValue> */
	public function server_values(): array {
		$values = [];
		foreach ( $this->server as $name ) {
			$values = [ ...$values, ...$name::server_values() ];
		}
		return $values;
	}

	/**
	 * @template K of string
	 * @template V of string
	 * @param list<array<K, list<V>>> $maps
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
	 * Returns the parts with a common interface, for the attribute All.
	 *
	 * @param class-string $kind
	 * @return list<class-string>
	 * @throws LogicException If the interface is not a kind of part.
	 */
	public function of( string $kind ): array {
		$parts = [
			Table::class            => $this->tables,
			Migration::class        => $this->migrations,
			Leftover::class         => $this->leftovers,
			Section::class          => $this->settings,
			Handler::class          => $this->handlers,
			PageConfig::class       => $this->page_config,
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
