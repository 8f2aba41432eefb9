/**
 * What people complain of, or say instead of a test's name, and the tests that a doctor would usually begin with. As in
 * `everyday-words.ts`, the best answer comes first.
 */
export const COMPLAINTS: Readonly<Record<string, readonly string[]>> = {
  'hair falling out, hairfall, hair is falling, dandruff, قشرة الشعر, شعر': [
    'Ferritin',
    'Vitamin D, 25-Hydroxy',
    'TSH (Thyroid Stimulating Hormone)',
    'Zinc',
  ],
  'heavy periods, heavy bleeding, غزارة الدورة': ['CBC (Complete Blood Count)', 'Ferritin', 'Coagulation Profile'],
  'pins and needles, numb, numb hands, numb feet, خدر': [
    'Vitamin B12',
    'Glucose, Fasting',
    'TSH (Thyroid Stimulating Hormone)',
  ],
  'thirsty, thirst, always thirsty, dry mouth, peeing a lot, frequent urination, عطش, كثرة التبول': [
    'Glucose, Fasting',
    'HbA1c (Glycated Haemoglobin)',
    'Urine Routine and Microscopy',
  ],
  'knee pain, knee, swollen knee, painful joints, ألم الركبة, ركبة': [
    'Uric Acid',
    'Rheumatoid Factor (RF)',
    'Anti-CCP Antibodies',
  ],
  'back pain, ألم الظهر, ظهر': ['Urine Routine and Microscopy', 'Kidney Function Profile (KFT)', 'HLA-B27'],
  'kidney stone, kidney stones, حصوات الكلى, حصى الكلى': [
    'Urine Routine and Microscopy',
    'Uric Acid',
    'Kidney Stone Risk Profile, 24-Hour Urine',
  ],
  'flu, cold and flu, common cold, runny nose, زكام, رشح, انفلونزا': [
    'Influenza A and B, RSV PCR',
    'COVID-19 PCR',
    'Respiratory Pathogen PCR Panel',
  ],
  'cough, coughing, سعال, كحة': ['Influenza A and B, RSV PCR', 'COVID-19 PCR', 'Respiratory Pathogen PCR Panel'],
  'diarrhoea, loose motion, loose motions, runny stomach, إسهال': [
    'Stool Routine and Microscopy',
    'Stool Culture and Sensitivity',
    'Gastrointestinal Pathogen PCR Panel',
  ],
  'constipation, إمساك': ['TSH (Thyroid Stimulating Hormone)', 'Calcium, Total', 'Electrolytes Panel'],
  'h pylori, pylori, helicobacter, heartburn, acid reflux, reflux, indigestion, tummy pain, حموضة, حرقة المعدة, ألم المعدة':
    [
      'Helicobacter pylori Antigen, Stool',
      'Urea Breath Test for Helicobacter pylori',
      'Helicobacter pylori IgG Antibodies',
    ],
  'blood in stool, blood in poop, دم في البراز': ['Faecal Occult Blood (FIT)', 'CBC (Complete Blood Count)'],
  'worm, worms, parasites, ديدان, طفيليات': ['Stool Routine and Microscopy', 'Absolute Eosinophil Count'],
  'brain fog, concentrate, concentration, تركيز, نسيان': [
    'Vitamin B12',
    'TSH (Thyroid Stimulating Hormone)',
    'Vitamin D, 25-Hydroxy',
    'Ferritin',
  ],
  'sad, low mood, panic, panic attacks, nervous, قلق': [
    'TSH (Thyroid Stimulating Hormone)',
    'Vitamin D, 25-Hydroxy',
    'Vitamin B12',
  ],
  'trying to get pregnant, get pregnant, cannot get pregnant, تأخر الحمل': [
    'AMH (Anti-Müllerian Hormone)',
    'FSH (Follicle Stimulating Hormone)',
    'Prolactin',
  ],
  'egg count, egg reserve, ovarian reserve, مخزون البويضات, مخزون المبيض': ['AMH (Anti-Müllerian Hormone)'],
  'no period, تأخر الدورة': ['Beta-hCG, Quantitative', 'Prolactin', 'PCOS Profile'],
  'morning sickness, غثيان': ['Beta-hCG, Quantitative', 'Pregnancy Test, Urine', 'Liver Function Profile (LFT)'],
  'boy or girl, gender, نوع الجنين': ['NIPT (Non-Invasive Prenatal Test)'],
  'puffy face, puffy eyes, puffy': ['Kidney Function Profile (KFT)', 'TSH (Thyroid Stimulating Hormone)', 'Albumin'],
  'foamy urine, foam in urine, رغوة في البول': ['Urine Albumin/Creatinine Ratio (ACR)', 'Urine Routine and Microscopy'],
  'alcohol, drinking, hangover, كحول': ['Liver Function Profile (LFT)', 'Gamma GT (GGT)', 'ALT (SGPT)'],
  'liver enzymes, انزيمات الكبد': ['Liver Function Profile (LFT)', 'ALT (SGPT)', 'AST (SGOT)'],
  'smoker, smoking, تدخين': ['Lipid Profile', 'CBC (Complete Blood Count)', 'Comprehensive Health Package'],
  'ozempic, mounjaro, weight loss injection': [
    'HbA1c (Glycated Haemoglobin)',
    'Kidney Function Profile (KFT)',
    'Lipase',
  ],
  'creatine, protein powder, supplement, supplements, مكملات': [
    'Kidney Function Profile (KFT)',
    'Creatinine with eGFR',
    'Liver Function Profile (LFT)',
  ],
  'job medical, new job, employment, pre employment, فحص العمل': [
    'Basic Health Package I',
    'CBC (Complete Blood Count)',
    'Drugs of Abuse Screen, Urine (10 Drugs)',
  ],
  'hives, urticaria, شرى, حساسية الجلد': ['Total IgE', 'Allergy Panel, Foods', 'Allergy Panel, Inhalants'],
  'allergies, alergi, alerji': ['Allergy Panel, Inhalants', 'Allergy Panel, Foods', 'Total IgE'],
  'mouth ulcers, mouth ulcer, cracked lips, mouth sores, قرح الفم': ['Vitamin B12', 'Ferritin', 'Folate, Serum'],
  'unprotected sex, after sex': ['STI PCR Panel, 7 Pathogens', 'HIV 1/2 Antigen and Antibody'],
  'bp, high bp, الضغط, ضغط': ['Kidney Function Profile (KFT)', 'Electrolytes Panel', 'Aldosterone/Renin Ratio'],
  صداع: ['CBC (Complete Blood Count)', 'Ferritin', 'Glucose, Random'],
  'تخثر الدم, تجلط, جلطة': ['Coagulation Profile', 'D-Dimer, Quantitative'],
  'lupus, الذئبة': ['ANA (Antinuclear Antibodies), IFA', 'Anti-dsDNA Antibodies'],
  'vitamin d3, فيتامين د3, شمس': ['Vitamin D, 25-Hydroxy'],
  'lipid, lipid test': ['Lipid Profile'],
  'typhoid, تيفوئيد, تيفود': ['Typhoid IgM and IgG Antibodies'],
  'dengue, حمى الضنك, ضنك': ['Dengue NS1 Antigen, IgM and IgG'],
  'malaria, ملاريا': ['Malaria Smear and Antigen'],
}
