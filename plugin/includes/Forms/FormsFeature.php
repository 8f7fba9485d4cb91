<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Api\Forms\CustomFieldType;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Definition\FormChanges;
use Brolga\Forms\Definition\FormCopies;
use Brolga\Forms\Definition\FormPatterns;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Definition\FormStart;
use Brolga\Forms\Definition\SourceStack;
use Brolga\Forms\Sending\AppendedValues;
use Brolga\Forms\Sending\FormTokens;
use Brolga\Forms\Trust\SettingsLock;
use Brolga\Forms\Trust\TrustCheck;
use Brolga\Forms\Trust\TrustSettings;
use Brolga\Forms\Uploads\DiskAllowance;
use Brolga\Forms\Uploads\UploadAttachments;
use Brolga\Forms\Uploads\UploadBudget;
use Brolga\Forms\Uploads\UploadDownload;
use Brolga\Forms\Uploads\UploadFolder;
use Brolga\Forms\Uploads\UploadsCheck;
use Brolga\Forms\Uploads\UploadsProbe;
use Brolga\Forms\Uploads\UploadsSweep;
use Brolga\Forms\Uploads\UploadsTable;
use Brolga\Forms\Views\Captcha;
use Brolga\Forms\Views\FormPlaces;
use Brolga\Forms\Views\FormScope;
use Brolga\Mail\AttachmentSource;

/**
 * Forms: their fields, checks, conditions, files and rendering. The Leads feature uses them for
 * messages, the Newsletter feature for sign-ups.
 */
final class FormsFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ SourceStack::class, FormPatterns::class, CustomFieldBlocks::class ],
			waiting: [
				FormScope::class          => [ 'block ' . FormReader::FORM_BLOCK, FormScope::class ],
				AppendedValues::class     => [ 'do_parse_request' ],
				FormChanges::class        => [ 'wp_after_insert_post', 'deleted_post' ],
				FormCopies::class         => [ 'rest_request_before_callbacks' ],
				SettingsLock::class       => [ 'wp_insert_post_data', 'wp_after_insert_post' ],
				TrustSettings::class      => [ 'block_editor_settings_all' ],
			],
			admin: [ UploadDownload::class, FormStart::class ],
			hourly: [ UploadsSweep::class ],
			tables: [ UploadsTable::class ],
			leftovers: [ UploadFolder::class ],
			server: [ UploadFolder::class, UploadBudget::class ],
			checks: [ FormsCheck::class, TrustCheck::class, UploadsCheck::class ],
			probes: [ FormsProbe::class, UploadsProbe::class ],
			blocks: [ FormTokens::class, Captcha::class, FormScope::class, FormPlaces::class, CustomFieldTypes::class ],
			extensions: [ CustomFieldType::class => [] ],
			bindings: [
				AttachmentSource::class  => UploadAttachments::class,
				DiskAllowance::class   => static fn ( Container $container ): DiskAllowance => new DiskAllowance(
					$container->get( UploadFolder::class ),
					static fn ( string $path ): float|false => function_exists( 'disk_free_space' )
						? @disk_free_space( $path )
						: false,
					static fn ( string $path ): float|false => function_exists( 'disk_total_space' )
						? @disk_total_space( $path )
						: false
				),
			]
		);
	}
}
