<?php
declare( strict_types=1 );

namespace Brolga\Core;

use Brolga\Core\Abilities\Abilities;
use Brolga\Core\Admin\Dashboard;
use Brolga\Core\Admin\HelpScreen;
use Brolga\Core\Admin\SettingsController;
use Brolga\Core\Admin\SettingsScreen;
use Brolga\Core\Audit\AuditPersonalData;
use Brolga\Core\Audit\AuditTable;
use Brolga\Core\Blocks\BlockTypes;
use Brolga\Core\Blocks\ChildBlocks;
use Brolga\Core\Blocks\EditorScripts;
use Brolga\Core\Blocks\Views;
use Brolga\Core\Blocks\ViewsOnDemand;
use Brolga\Core\Caches\FrontCache;
use Brolga\Core\Caches\SettingsPages;
use Brolga\Core\Cli\Commands;
use Brolga\Core\Database\LedgerSweep;
use Brolga\Core\Database\LedgerTable;
use Brolga\Core\Database\Migrator;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Export\Download;
use Brolga\Core\Export\StreamedDownload;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Resolver;
use Brolga\Core\Http\SystemResolver;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Lifecycle;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Language\Translations;
use Brolga\Core\Log\Log;
use Brolga\Core\Log\RequestLog;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Metrics\CountersTable;
use Brolga\Core\Metrics\MetricsToken;
use Brolga\Core\Metrics\PurgeMetrics;
use Brolga\Core\Metrics\StoredCounters;
use Brolga\Core\Page\ClientConfig;
use Brolga\Core\Page\LazyStyles;
use Brolga\Core\Page\Modules;
use Brolga\Core\Page\PageTokens;
use Brolga\Core\Page\Speculation;
use Brolga\Core\Policy\CspCommand;
use Brolga\Core\Policy\SameImportMap;
use Brolga\Core\Policy\ScriptNonces;
use Brolga\Core\Policy\StrictPolicy;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Settings\DropinValues;
use Brolga\Core\Support\Capabilities;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\SystemClock;

/** Lists the core's own modules, tables and routes: database, settings, blocks and pages. */
final class CoreFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [
				Translations::class,
				Migrator::class,
				Lifecycle::class,
				Modules::class,
				ClientConfig::class,
				BlockTypes::class,
				ViewsOnDemand::class,
				EditorScripts::class,
			],
			waiting: [
				Transaction::class   => [ Transaction::class ],
				SameImportMap::class => [ 'wp_enqueue_scripts' ],
				ScriptNonces::class  => [ 'wp_script_attributes', 'wp_inline_script_attributes' ],
				Capabilities::class  => [ 'user_has_cap' ],
				PurgeMetrics::class => [ 'brolga_drop_pages' ],
				Client::class       => [ 'http_api_curl' ],
				Speculation::class  => [ 'wp_speculation_rules_configuration' ],
				PublicRoutes::class => [ 'rest_request_before_callbacks' ],
				SettingsPages::class => [ 'brolga_settings_changed' ],
				Abilities::class    => [ 'wp_abilities_api_categories_init', 'wp_abilities_api_init' ],
			],
			watchers: [
				RequestLog::class     => 'BROLGA_LOG',
				StoredCounters::class => 'BROLGA_METRICS_TOKEN',
			],
			admin: [ SettingsScreen::class, HelpScreen::class, Dashboard::class ],
			cli: [ Commands::class ],
			routes: [ SettingsController::class => [ 'settings' ] ],
			server: [
				RateLimiter::class,
				AllowedHosts::class,
				DropinValues::class,
				StrictPolicy::class,
				MetricsToken::class,
				FrontCache::class,
				Log::class,
			],
			hourly: [ LedgerSweep::class ],
			commands: [ 'brolga csp' => CspCommand::class ],
			metrics: [ PurgeMetrics::class ],
			tables: [ LedgerTable::class, AuditTable::class, CountersTable::class ],
			personal_data: [ AuditPersonalData::class ],
			blocks: [ ChildBlocks::class, LazyStyles::class, Views::class ],
			page_config: [ PageTokens::class ],
			bindings: [
				Clock::class        => SystemClock::class,
				Resolver::class     => SystemResolver::class,
				Counters::class     => StoredCounters::class,
				AllowedHosts::class => static fn (): AllowedHosts => AllowedHosts::of_this_server(),
				Download::class     => StreamedDownload::class,
			]
		);
	}
}
