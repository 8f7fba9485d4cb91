<?php
/**
 * Who applies for what, from when, with papers and a link to their work.
 *
 * @see FORM-55
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Core\Support\Html;
use Brolga\Forms\Views\FormMarkup;

// Made of escaped parts.
Html::put( FormMarkup::section(
	__( 'Work with us', 'brolga' ),
	__( 'No need for a long letter. Say who you are, what you are good at and when you could begin.', 'brolga' ),
	[
		'title'       => __( 'Job application', 'brolga' ),
		'submitLabel' => __( 'Send application', 'brolga' ),
		'messages'    => [ 'success' => __( 'Thank you for applying. You will hear from us within two weeks, whatever we decide.', 'brolga' ) ],
	],
	FormMarkup::name(),
	FormMarkup::email(),
	FormMarkup::phone(),
	FormMarkup::field(
		'input',
		'town',
		__( 'Where do you live?', 'brolga' ),
		[
			'required'     => false,
			'autocomplete' => 'address-level2',
			'width'        => 'half',
		]
	),
	FormMarkup::field(
		'input',
		'role',
		__( 'What would you like to do here?', 'brolga' ),
		[ 'help' => __( 'The job you saw, or the one we should have thought of.', 'brolga' ) ]
	),
	FormMarkup::field(
		'select',
		'hours',
		__( 'What hours would suit you?', 'brolga' ),
		FormMarkup::choices(
			[
				'full'   => __( 'Full time', 'brolga' ),
				'part'   => __( 'Part time', 'brolga' ),
				'casual' => __( 'Now and then', 'brolga' ),
			]
		) + [ 'width' => 'half' ]
	),
	FormMarkup::field(
		'date',
		'start',
		__( 'When could you begin?', 'brolga' ),
		[
			'min'   => 'today',
			'width' => 'half',
		]
	),
	FormMarkup::field( 'text', 'letter', __( 'What are you good at?', 'brolga' ), [ 'maxLength' => 3000 ] ),
	FormMarkup::field(
		'file',
		'papers',
		__( 'Résumé and certificates', 'brolga' ),
		[
			'required' => false,
			'accept'   => [ 'pdf', 'documents' ],
			'maxFiles' => 3,
			'help'     => __( 'Up to three, if you have them to hand.', 'brolga' ),
		]
	),
	FormMarkup::field(
		'url',
		'work',
		__( 'A link to your work or your profile', 'brolga' ),
		[
			'required'     => false,
			'autocomplete' => 'url',
			'placeholder'  => 'https://',
		]
	),
	FormMarkup::field(
		'hidden',
		'vacancy',
		__( 'Vacancy', 'brolga' ),
		[
			'required'  => false,
			'parameter' => 'job',
		]
	),
	FormMarkup::consent()
) );
