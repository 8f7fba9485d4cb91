<?php
/**
 * Features and the objects they are built into.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Core;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Jobs\SubjectNames;
use Brolga\Core\Kernel\Application;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Kernel\Services;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Support\All;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Plugin;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use Closure;
use LogicException;

/**
 * ARCH-4 ARCH-5
 */
final class ApplicationTest extends TestCase {

	/** What blocks were given before. */
	private ?Container $before = null;

	protected function setUp(): void {
		parent::setUp();
		$this->before = Services::provide( Built::around( new FrozenClock() ) );
	}

	protected function tearDown(): void {
		if ( null !== $this->before ) {
			Services::provide( $this->before );
		}
		parent::tearDown();
	}

	/**
	 * ARCH-4: a feature is a folder and a line in the list; nothing else knows it.
	 */
	public function test_an_empty_feature_is_one_line(): void {
		$empty = new class() implements Feature {
			public function parts(): Parts {
				return new Parts();
			}
		};
		$with  = new Application(
			new PluginFile( '/nowhere/brolga.php' ),
			Parts::of_all(
				[ ...array_map( static fn ( string $name ): Feature => new $name(), Plugin::FEATURES ), $empty ]
			)
		);
		self::assertInstanceOf( LeadRepository::class, $with->container->get( LeadRepository::class ) );
		$plugin = (string) file_get_contents( dirname( __DIR__, 4 ) . '/plugin/includes/Plugin.php' );
		foreach ( Plugin::FEATURES as $feature ) {
			$name = substr( $feature, (int) strrpos( $feature, '\\' ) + 1 );
			self::assertSame( 2, substr_count( $plugin, $name ), "{$name}: imported, and listed once." );
			self::assertSame( [], self::mentions( $name ), "{$name} is named elsewhere." );
		}
	}

	/**
	 * Every part that a feature names can be built: what is misspelled or cannot
	 * be wired is found here and not by a visitor.
	 */
	public function test_every_part_can_be_built(): void {
		$container = Built::around( new FrozenClock() );
		$parts     = $container->get( Parts::class );
		$built     = 0;
		foreach ( [
			'waiting'    => array_keys( $parts->waiting ),
			'asked'      => array_keys( $parts->asked ),
			'routes'     => array_keys( $parts->routes ),
			'watchers'   => array_keys( $parts->watchers ),
			'extensions' => array_merge( ...array_values( $parts->extensions ) ),
		] + get_object_vars( $parts ) as $kind => $names ) {
			foreach ( is_array( $names )
				&& ! in_array(
					$kind,
					[ 'options', 'bindings', 'lenders', 'guests', 'listeners', 'answerers' ],
					true
				)
				? $names
				: [] as $name ) {
				self::assertIsString( $name );
				self::assertTrue( class_exists( $name ) || interface_exists( $name ), $name );
				// Of an enum nothing is built.
				if ( ! enum_exists( $name ) ) {
					self::assertInstanceOf( $name, $container->get( $name ) );
				}
				++$built;
			}
		}
		foreach ( $parts->listeners + $parts->answerers as $event => $names ) {
			self::assertTrue( class_exists( $event ), $event );
			foreach ( $names as $name ) {
				self::assertInstanceOf( $name, $container->get( $name ) );
			}
		}
		self::assertGreaterThan( 80, $built );
	}

	/**
	 * ARCH-5: routes, cron and wp-admin are built when WordPress comes to them.
	 */
	public function test_parts_are_built_when_they_are_needed(): void {
		Noted::$log = [];
		$feature    = new class() implements Feature {
			public function parts(): Parts {
				return new Parts(
					modules: [ NotedModule::class, UnableModule::class ],
					routes: [ NotedRoutes::class => [ 'noted' ] ],
					hourly: [ NotedTask::class ],
					cron: [ 'brolga_test_event' => NotedTask::class ]
				);
			}
		};
		( new Application( new PluginFile( '/nowhere/brolga.php' ), Parts::of_all( [ $feature ] ) ) )->register();
		self::assertSame( [ 'module' ], Noted::$log );
		do_action( 'brolga_test_event' );
		self::assertSame( [ 'module', 'task' ], Noted::$log );
		remove_all_actions( 'rest_api_init' );
		( new Application( new PluginFile( '/nowhere/brolga.php' ), Parts::of_all( [ $feature ] ) ) )->register();
		do_action( 'rest_api_init' );
		self::assertSame( [ 'module', 'task', 'module', 'routes' ], Noted::$log );
		self::assertNotFalse( has_action( Installer::HOURLY ) );
		$GLOBALS['wp_rest_server'] = null;
	}

	/**
	 * ARCH-780: what waits is built on the first of its occasions, and once: a hook, a class that
	 * somebody asks for, the first block of a name.
	 */
	public function test_what_waits_is_built_on_its_occasion(): void {
		Noted::$log = [];
		self::waiting_for( 'brolga_noted' )->register();
		self::assertSame( [], Noted::$log );
		self::assertSame( 'kept', apply_filters( 'brolga_noted', 'kept' ) );
		apply_filters( 'brolga_noted', 'kept' );
		self::assertSame( [ 'module' ], Noted::$log );
		self::assertFalse( has_filter( 'brolga_noted' ) );

		$itself = self::waiting_for( NotedModule::class );
		$itself->register();
		do_action( 'brolga_never' );
		self::assertSame( [ 'module', 'module' ], Noted::$log );
		Noted::$log = [ 'module' ];

		$asked = self::waiting_for( Sample::class );
		$asked->register();
		self::assertSame( [ 'module' ], Noted::$log );
		$asked->container->tell( Sample::class );
		$asked->container->tell( Sample::class );
		self::assertSame( [ 'module', 'module' ], Noted::$log );

		$drawn = self::waiting_for( 'block brolga/tabs' );
		$drawn->register();
		$drawn->container->get( BlockRendering::class )->before( 'brolga/any', static function (): void {} );
		apply_filters( 'render_block_data', [ 'blockName' => 'brolga/tabs' ], [], null );
		apply_filters( 'render_block_data', [ 'blockName' => 'brolga/tabs' ], [], null );
		self::assertSame( [ 'module', 'module', 'module' ], Noted::$log );
	}

	/**
	 * A plugin whose only module waits.
	 *
	 * @param non-falsy-string $occasion For what.
	 */
	private static function waiting_for( string $occasion ): Application {
		return new Application(
			new PluginFile( '/nowhere/brolga.php' ),
			new Parts( waiting: [ NotedModule::class => [ $occasion, 'brolga_never' ] ] )
		);
	}

	/**
	 * ARCH-780: a module that cannot work yet is not built; its hook asks again.
	 */
	public function test_what_cannot_work_is_not_built(): void {
		Noted::$log = [];
		( new Application(
			new PluginFile( '/nowhere/brolga.php' ),
			new Parts( modules: [ UnableModule::class ], waiting: [ AbleModule::class => [ 'brolga_able' ] ] )
		) )->register();
		do_action( 'brolga_able' );
		self::assertSame( [], Noted::$log );
		AbleModule::$is_able = true;
		do_action( 'brolga_able' );
		do_action( 'brolga_able' );
		AbleModule::$is_able = false;
		self::assertSame( [ 'able' ], Noted::$log );
	}

	/**
	 * ARCH-780: what answers calls of its own is built where the request is one.
	 */
	public function test_what_is_asked_by_a_parameter_is_built_with_it(): void {
		Noted::$log = [];
		$load       = static function (): array {
			( new Application(
				new PluginFile( '/nowhere/brolga.php' ),
				new Parts( asked: [ NotedModule::class => [ 'noted' ] ], posted: [ AbleModule::class ] )
			) )->register();
			return Noted::$log;
		};
		AbleModule::$is_able = true;
		self::assertSame( [], $load() );
		$_GET['noted'] = '1';
		self::assertSame( [ 'module' ], $load() );
		unset( $_GET['noted'] );
		$before                    = $_SERVER['REQUEST_METHOD'] ?? null;
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertSame( [ 'module', 'able' ], $load() );
		$_SERVER['REQUEST_METHOD'] = $before;
		AbleModule::$is_able       = false;
	}

	/**
	 * ARCH-780: what needs another plugin waits for it, and comes late where that does.
	 */
	public function test_what_needs_a_plugin_comes_with_it(): void {
		Noted::$log  = [];
		$feature     = new class() implements Feature {
			public function parts(): Parts {
				return new Parts(
					modules: [ NotedModule::class ],
					blocks: [ Sample::class ],
					bindings: [ Sample::class => static fn (): Sample => new Sample(
						new FrozenClock(),
						[],
						static fn (): Clock => new FrozenClock()
					) ],
					beside: 'brolga-friend'
				);
			}
		};
		$application = static fn (): Application => new Application(
			new PluginFile( '/nowhere/brolga.php' ),
			Parts::of_all( [ $feature ] )
		);
		$application()->register();
		self::assertSame( [], Noted::$log );
		self::assertNull( Services::find( Sample::class ) );
		do_action( 'brolga-friend_loaded' );
		self::assertSame( [ 'module' ], Noted::$log );
		self::assertInstanceOf( Sample::class, Services::find( Sample::class ) );

		$application()->register();
		self::assertSame( [ 'module', 'module' ], Noted::$log, 'It is there already.' );
	}

	/**
	 * ARCH-780: a plugin that WordPress has yet to load is there by its name.
	 */
	public function test_what_needs_an_active_plugin_does_not_wait(): void {
		Noted::$log = [];
		$parts      = new Parts(
			modules: [ NotedModule::class ],
			guests: [ NotedModule::class => 'brolga-other' ]
		);
		$load       = static fn () => ( new Application(
			new PluginFile( '/nowhere/brolga.php' ),
			$parts
		) )->register();
		$load();
		self::assertSame( [], Noted::$log );
		$parts->take_in( 'brolga-other' );
		add_filter( 'option_active_plugins', static fn (): array => [ 'brolga-other/brolga-other.php' ] );
		$load();
		self::assertSame( [ 'module' ], Noted::$log );
	}

	/**
	 * ARCH-780: the list that requests read is what the features say.
	 */
	public function test_the_list_of_parts_is_fresh(): void {
		$told   = get_object_vars( Plugin::parts() );
		$listed = get_object_vars( Built::around( new FrozenClock() )->get( Parts::class ) );
		foreach ( [ 'bindings', 'lenders' ] as $kind ) {
			unset( $told[ $kind ], $listed[ $kind ] );
		}
		self::assertSame( $told, $listed, 'Run php bin/lib/generate-parts.php.' );
		$parts = Built::around( new FrozenClock() )->get( Parts::class );
		self::assertSame(
			array_filter( Plugin::parts()->bindings, is_string( ... ) ),
			$parts->bindings
		);
		self::assertEqualsCanonicalizing(
			array_keys( array_filter( Plugin::parts()->bindings, is_object( ... ) ) ),
			array_keys( $parts->lenders )
		);
	}

	/**
	 * ARCH-5: what operators ask for is built where the server says something by its name.
	 */
	public function test_watchers_are_built_where_the_server_asks_for_them(): void {
		Noted::$log = [];
		$feature    = new class() implements Feature {
			public function parts(): Parts {
				return new Parts( watchers: [ NotedModule::class => 'BROLGA_TRIED_WATCHER' ] );
			}
		};
		$load       = static function () use ( $feature ): array {
			( new Application( new PluginFile( '/nowhere/brolga.php' ), Parts::of_all( [ $feature ] ) ) )->register();
			return Noted::$log;
		};
		self::assertSame( [], $load() );
		$_SERVER['BROLGA_TRIED_WATCHER'] = 'json';
		self::assertSame( [ 'module' ], $load() );
		unset( $_SERVER['BROLGA_TRIED_WATCHER'] );
		$_SERVER['BROLGA_TRIED_WATCHER_FILE'] = '/run/secrets/any';
		self::assertSame( [ 'module', 'module' ], $load() );
	}

	public function test_a_class_is_built_once_from_its_constructor(): void {
		$clock     = new FrozenClock();
		$container = new Container( new Parts( subjects: [] ), [ Clock::class => $clock ] );
		$sample    = $container->get( Sample::class );
		self::assertSame( $sample, $container->get( Sample::class ) );
		self::assertSame( $clock, $sample->clock );
		self::assertSame( [], $sample->all );
		self::assertSame( 7, $sample->number );
		self::assertSame( $clock, ( $sample->later )() );
	}

	public function test_what_cannot_be_built_says_so(): void {
		$container = new Container( new Parts() );
		foreach ( [ Clock::class => 'no binding', Needy::class => '$number' ] as $name => $told ) {
			try {
				$container->get( $name );
				self::fail( $name );
			} catch ( LogicException $refusal ) {
				self::assertStringContainsString( $told, $refusal->getMessage() );
			}
		}
	}

	/**
	 * Files that name a feature's class, besides its own, the list and what is generated.
	 *
	 * @param string $name The class.
	 * @return list<string>
	 */
	private static function mentions( string $name ): array {
		$folder = dirname( __DIR__, 4 ) . '/plugin/includes';
		$found  = [];
		foreach ( new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $folder, \FilesystemIterator::SKIP_DOTS )
		) as $file ) {
			if (
				$file instanceof \SplFileInfo
				&& ! in_array( $file->getBasename(), [ 'Plugin.php', 'parts.php', "{$name}.php" ], true )
				&& str_contains( (string) file_get_contents( $file->getPathname() ), $name )
			) {
				$found[] = $file->getBasename();
			}
		}
		return $found;
	}
}

/** What was built and asked, in order. */
final class Noted {

	/** @var list<string> */
	public static array $log = [];
}

/** Notes that it hooked itself in. */
final class NotedModule implements Module {
	public function register(): void {
		Noted::$log[] = 'module';
	}
}

/** Cannot work here. */
final class UnableModule implements Conditional {
	/** Whether somebody has built it all the same. */
	public function __construct() {
		Noted::$log[] = 'built';
	}

	public static function can_register(): bool {
		return false;
	}

	public function register(): void {
		Noted::$log[] = 'unable';
	}
}

/** Can work when a test says so. */
final class AbleModule implements Conditional {

	public static bool $is_able = false;

	public static function can_register(): bool {
		return self::$is_able;
	}

	public function register(): void {
		Noted::$log[] = 'able';
	}
}

/** Notes that it was asked for its routes. */
final class NotedRoutes implements Controller {
	public function add_routes(): void {
		Noted::$log[] = 'routes';
	}
}

/** Notes that it ran. */
final class NotedTask implements CronTask {
	public function run_task(): void {
		Noted::$log[] = 'task';
	}
}

/** Has one of each kind of parameter. */
final class Sample {

	/**
	 * @param list<SubjectNames> $all   Parts of a kind.
	 * @param Closure(): Clock   $later What is built on demand.
	 */
	public function __construct(
		public readonly Clock $clock,
		#[All( SubjectNames::class )] public readonly array $all,
		#[LazyInject( Clock::class )] public readonly Closure $later,
		public readonly int $number = 7
	) {}
}

/** Wants what no type tells. */
final class Needy {
	public function __construct( public readonly int $number ) {}
}
